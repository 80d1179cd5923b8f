import { type RefObject, useEffect, useRef } from 'react'
import { parseUrl } from '../../../older-browser/ponyfills'
import { frameHeight, READING_PX, STAGE_PX } from './frame-height'

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

export const isFramed = window.parent !== window

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
    if (!isFramed || !element || height === 'theirs' || !parseUrl(platformOrigin)) return
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
