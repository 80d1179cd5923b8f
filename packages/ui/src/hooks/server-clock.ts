import { useEffect, useState } from 'react'

/** The server's time in ms, updated every second. `now` freezes it for stories. */
export function useServerNow(clockOffsetMs: number, now?: number): number {
  const [ticked, setTicked] = useState(() => Date.now())
  useEffect(() => {
    if (now !== undefined) return
    const timer = setInterval(() => setTicked(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [now])
  return now ?? ticked + clockOffsetMs
}

/**
 * Milliseconds until a point of the server's time, updated at each whole second. `now` freezes it
 * for stories.
 */
export function useRemaining(
  at: number | null,
  clockOffsetMs: number,
  now?: number,
): number | null {
  const [ticked, setTicked] = useState(() => ({ at, timeMs: Date.now() }))
  // The last tick was for another point of time, perhaps seconds ago.
  if (ticked.at !== at) setTicked({ at, timeMs: Date.now() })
  const running = at !== null && now === undefined
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const timeMs = Date.now()
      setTicked({ at, timeMs })
      const left = at === null ? 0 : at - clockOffsetMs - timeMs
      // Just after the second, so that the number shown has changed by then.
      if (left > 0) timer = setTimeout(tick, (left % 1_000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [at, clockOffsetMs, running])
  if (at === null) return null
  return Math.max(0, at - (now ?? ticked.timeMs + clockOffsetMs))
}
