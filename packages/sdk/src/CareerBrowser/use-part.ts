import { useEffect, useState } from 'react'

type Part<Exports> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; exports: Exports }

/**
 * A part of the widget that is fetched when it is first needed, so that the first paint does not
 * wait for it. `load` must stay the same function.
 */
export function usePart<Exports>(
  load: () => Promise<Exports>,
  isNeeded: boolean,
  onError?: (cause: unknown) => void,
): Part<Exports> {
  const [part, setPart] = useState<{ exports: Exports } | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listener loads nothing anew
  useEffect(() => {
    if (!isNeeded || part !== null) return
    let isWanted = true
    load().then(
      (exports) => {
        if (isWanted) setPart({ exports })
      },
      (cause) => {
        if (!isWanted) return
        setPart('failed')
        onError?.(cause)
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, isNeeded, part])
  if (part === null) return { status: 'loading' }
  if (part === 'failed') return { status: 'failed', retry: () => setPart(null) }
  return { status: 'ready', exports: part.exports }
}
