import { useEffect, useState } from 'react'

/** What an `import()` brings: on its way, not to be had, or there. */
export type LazyChunk<Exports> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; exports: Exports }

/** What was fetched once is there at once for every further widget of the page. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>()

const fetchChunk = async (load: () => Promise<unknown>) => {
  fetched.set(load, await load())
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
  const [last, setLast] = useState<{ load: typeof load; outcome: 'loading' | 'ready' | 'failed' }>()
  const outcome = last?.load === load ? last.outcome : 'loading'
  const exports = fetched.get(load) as Exports | undefined
  useEffect(() => {
    if (!isNeeded || outcome !== 'loading' || exports) return
    let isWanted = true
    const settle = (outcome: 'ready' | 'failed') => () => {
      if (isWanted) setLast({ load, outcome })
    }
    fetchChunk(load).then(settle('ready'), settle('failed'))
    return () => {
      isWanted = false
    }
  }, [load, isNeeded, outcome, exports])
  if (exports) return { status: 'ready', exports }
  if (outcome === 'failed') return { status: 'failed', retry: () => setLast(undefined) }
  return { status: 'loading' }
}
