import { type RefObject, useEffect } from 'react'
import { frameHeight } from './frame-height'

export const isFramed = window.parent !== window

/** Tells the LMS how high the page would like to be (`lti.frameResize`); a number, nothing else. */
export function useFrameHeight(content: RefObject<HTMLElement | null>, platformOrigin: string) {
  useEffect(() => {
    const element = content.current
    if (!isFramed || !element || !URL.canParse(platformOrigin)) return
    let told = 0
    const observer = new ResizeObserver(() => {
      const height = frameHeight(element.getBoundingClientRect().height)
      if (height === told) return
      told = height
      window.parent.postMessage({ subject: 'lti.frameResize', height }, platformOrigin)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [content, platformOrigin])
}
