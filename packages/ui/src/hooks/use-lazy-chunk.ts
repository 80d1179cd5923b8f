import { useEffect, useState } from 'react'

/** The state of an `import()`: loading, failed, or loaded. */
export type LazyChunk<Exports> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; exports: Exports }

/** A loaded chunk is available at once, as the same object, to every further widget of the page. */
const ready = new WeakMap<() => Promise<unknown>, LazyChunk<unknown>>()
const LOADING = { status: 'loading' } as const

const fetchChunk = async (load: () => Promise<unknown>) => {
  const exports = await load()
  if (!ready.has(load)) ready.set(load, { status: 'ready', exports })
}

/**
 * Prefetches a chunk that may be needed soon; a failure is retried by the component that needs it.
 */
export const prefetchChunk = (load: () => Promise<unknown>) => fetchChunk(load).catch(() => {})

/** Prefetches whenever `isSoon` becomes true, such as after a connection has come back. */
export function usePrefetch(load: () => Promise<unknown>, isSoon: boolean): void {
  useEffect(() => {
    if (isSoon) void prefetchChunk(load)
  }, [load, isSoon])
}

/** Loads a chunk when it is first needed. Another `load` function is another chunk. */
export function useLazyChunk<Exports>(
  load: () => Promise<Exports>,
  isNeeded: boolean,
): LazyChunk<Exports> {
  const [last, setLast] = useState<{ load: typeof load; failed?: LazyChunk<Exports> }>()
  const settled = ready.get(load) ?? (last?.load === load ? last.failed : undefined)
  const isSettled = settled !== undefined
  useEffect(() => {
    if (!isNeeded || isSettled) return
    let isWanted = true
    const settle = (failed?: LazyChunk<Exports>) => isWanted && setLast({ load, failed })
    fetchChunk(load).then(
      () => settle(),
      () => settle({ status: 'failed', retry: () => setLast(undefined) }),
    )
    return () => {
      isWanted = false
    }
  }, [load, isNeeded, isSettled])
  return (settled as LazyChunk<Exports> | undefined) ?? LOADING
}
