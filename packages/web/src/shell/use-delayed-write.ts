import { useEffect, useRef } from 'react'

/** Browsers limit how often the history changes. */
const PAUSE_MS = 300

/** What is typed is written to the URL of its page after a pause. */
export function useDelayedWrite() {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)
  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving
  useEffect(() => cancel, [])

  /** In place of what waits. */
  function later(write: () => void): void {
    cancel()
    const { pathname } = window.location
    const timer = setTimeout(() => {
      waiting.current = undefined
      // A link was followed, and its page is not rendered yet.
      if (window.location.pathname === pathname) write()
    }, PAUSE_MS)
    waiting.current = { timer, write }
  }
  /** Writes now what waits. */
  function flush(): void {
    const write = waiting.current?.write
    cancel()
    write?.()
  }
  return { later, flush, cancel }
}
