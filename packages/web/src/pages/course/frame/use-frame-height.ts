import { type RefObject, useEffect, useRef } from 'react'
import { parseUrl } from '../../../older-browser/ponyfills'

const SHORTEST_PX = 660
/** Dialogs are centred in the frame: it must not be much higher than a screen. */
const LONGEST_PX = 1_100

/** For hosting a game: its sticky bar needs a frame that fits a screen. */
export const STAGE_PX = SHORTEST_PX

/** For pages with infinite scrolling. */
export const READING_PX = 900

/** The height requested from the LMS; longer content scrolls inside. */
export const frameHeight = (contentPx: number): number =>
  Math.min(Math.max(Math.ceil(contentPx), SHORTEST_PX), LONGEST_PX)

let isFirst = true

/** After the first page of a visit each one starts at its top, with the focus on its heading. */
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
 * `grows` with the page; `reading` for infinite scrolling, with which the frame would grow without
 * end; `stage` for hosting a game, lower again than the page before; `theirs` if the LMS opens its
 * own dialog.
 */
export type RequestedHeight = 'grows' | 'reading' | 'stage' | 'theirs'

interface FrameHeight {
  content: RefObject<HTMLElement | null>
  platformOrigin: string
  height: RequestedHeight
}

/** Sends the LMS the desired height (`lti.frameResize`); only a number. */
export function useFrameHeight({ content, platformOrigin, height }: FrameHeight) {
  useEffect(() => {
    const element = content.current
    if (!isFramed() || !element || height === 'theirs' || !parseUrl(platformOrigin)) return
    let sentPx = 0
    const send = (px: number) => {
      // A frame that shrinks between two questions would shift the course page under the user.
      if (px <= sentPx) return
      sentPx = px
      window.parent.postMessage({ subject: 'lti.frameResize', height: px }, platformOrigin)
    }
    if (height === 'reading' || height === 'stage') {
      send(height === 'stage' ? STAGE_PX : READING_PX)
      return
    }
    const observer = new ResizeObserver(() =>
      send(frameHeight(element.getBoundingClientRect().height)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [content, platformOrigin, height])
}
