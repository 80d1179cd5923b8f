import { useEffect, useState } from 'react'

/** What an `import()` brings: on its way, not to be had, or there. */
export type LazyChunk<Exports> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; exports: Exports }

/** What was fetched once is there at once, and the same object, for every further widget of the page. */
const ready = new WeakMap<() => Promise<unknown>, LazyChunk<unknown>>()
const LOADING = { status: 'loading' } as const

const fetchChunk = async (load: () => Promise<unknown>) => {
  const exports = await load()
  if (!ready.has(load)) ready.set(load, { status: 'ready', exports })
}

/** Fetches what may be needed soon; whoever needs it asks again where that fails. */
export const prefetchChunk = (load: () => Promise<unknown>) => fetchChunk(load).catch(() => {})

/**
 * A chunk that is fetched once it is needed: for what nobody waits for at first. Another `load` is
 * another chunk.
 */
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
