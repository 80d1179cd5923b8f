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

/** A motion token in ms, for `Element.animate`: 0 under reduced motion. */
export const tokenMs = (element: Element, name: string): number => {
  const text = getComputedStyle(element).getPropertyValue(name).trim()
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1_000) || 0
}
