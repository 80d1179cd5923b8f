import { type RefObject, useEffect, useRef } from 'react'
import { parseUrl } from '../../../older-browser/ponyfills'

const SHORTEST_PX = 660
/** Dialogs stand in the middle of the frame: it must not grow much beyond a screen. */
const LONGEST_PX = 1_100

/** Of a game that is led: its bar keeps the next step in sight, in a frame that fits a screen. */
export const STAGE_PX = SHORTEST_PX

/** Of pages that scroll on and on. */
export const READING_PX = 900

/** The height an LMS is asked for; what is longer scrolls inside. */
export const frameHeight = (contentPx: number): number =>
  Math.min(Math.max(Math.ceil(contentPx), SHORTEST_PX), LONGEST_PX)

let isFirst = true

/** After the first page of a visit each one begins at its top, with the focus on its heading. */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    window.scrollTo(0, 0)
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (!target || target.contains(document.activeElement)) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
  }, [])
  return main
}

export const isFramed = (): boolean => window.parent !== window

/**
 * `grows` with the page; `reading` where more is loaded as one reads, which would let the frame
 * grow without end; `stage` where a game is led, lower again than the page before; `theirs` where the LMS opens a dialog of its own size.
 */
export type AskedHeight = 'grows' | 'reading' | 'stage' | 'theirs'

interface FrameHeight {
  content: RefObject<HTMLElement | null>
  platformOrigin: string
  height: AskedHeight
}

/** Tells the LMS how high the page would like to be (`lti.frameResize`); a number, nothing else. */
export function useFrameHeight({ content, platformOrigin, height }: FrameHeight) {
  useEffect(() => {
    const element = content.current
    if (!isFramed() || !element || height === 'theirs' || !parseUrl(platformOrigin)) return
    let told = 0
    const tell = (px: number) => {
      // A frame that shrinks again between two questions moves the course under one's hands.
      if (px <= told) return
      told = px
      window.parent.postMessage({ subject: 'lti.frameResize', height: px }, platformOrigin)
    }
    if (height === 'reading' || height === 'stage') {
      tell(height === 'stage' ? STAGE_PX : READING_PX)
      return
    }
    const observer = new ResizeObserver(() =>
      tell(frameHeight(element.getBoundingClientRect().height)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [content, platformOrigin, height])
}
