import { type RefObject, useEffect, useRef } from 'react'
import { tokenMs } from '../kits/motion'

/** Plays `frames` once whenever `beat` rises; nothing moves under reduced motion. */
export function usePulse(
  element: RefObject<SVGElement | null>,
  beat: number,
  frames: Keyframe[],
  token: '--pq-slow' | '--pq-journey',
) {
  const last = useRef(beat)
  useEffect(() => {
    const drawn = element.current
    const hasRisen = beat > last.current
    last.current = beat
    if (!hasRisen || !drawn?.animate) return
    const duration = tokenMs(drawn, token)
    if (duration > 0) drawn.animate(frames, { duration, easing: 'ease-out' })
  }, [element, beat, frames, token])
}
