import { useEffect, useState } from 'react'

/**
 * Milliseconds until a moment of the server's clock, told anew at each whole second. `now` stands
 * still for stories.
 */
export function useRemaining(
  at: number | null,
  clockOffsetMs: number,
  now?: number,
): number | null {
  const [ticked, setTicked] = useState(() => Date.now())
  const running = at !== null && now === undefined
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const time = Date.now()
      setTicked(time)
      const left = at === null ? 0 : at - clockOffsetMs - time
      // Just past the second, so that the number shown has changed by then.
      if (left > 0) timer = setTimeout(tick, (left % 1_000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [at, clockOffsetMs, running])
  if (at === null) return null
  return Math.max(0, at - (now ?? ticked + clockOffsetMs))
}
