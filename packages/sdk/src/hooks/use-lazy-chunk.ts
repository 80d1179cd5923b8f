import { useEffect, useState } from 'react'

export type Part<Exports> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; exports: Exports }

/** What was fetched once is there at once for every further widget of the page. */
const known = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of the widget that is fetched when it is first needed, so that the first paint does not
 * wait for it. `load` must stay the same function.
 */
export function usePart<Exports>(
  load: () => Promise<Exports>,
  isNeeded: boolean,
  onError?: (cause: unknown) => void,
): Part<Exports> {
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'failed'>('loading')
  const exports = known.get(load) as Exports | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listener loads nothing anew
  useEffect(() => {
    if (!isNeeded || outcome !== 'loading' || exports) return
    let isWanted = true
    load().then(
      (loaded) => {
        known.set(load, loaded)
        if (isWanted) setOutcome('ready')
      },
      (cause) => {
        if (!isWanted) return
        setOutcome('failed')
        onError?.(cause)
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, isNeeded, outcome])
  if (exports) return { status: 'ready', exports }
  if (outcome === 'failed') return { status: 'failed', retry: () => setOutcome('loading') }
  return { status: 'loading' }
}
