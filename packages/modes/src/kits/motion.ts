import { useEffect, useState } from 'react'

/** False in the first frame, then true: what a scene moves from, and what it moves to. */
export function useArrived(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isThere
}
