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
