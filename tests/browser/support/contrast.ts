import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The contrast of a colour with what is painted behind an element; 1 if it lets that through. */
    contrastBehind: (colour: string, element: Element) => number
  }
}

/** Gives the page the formula of WCAG, for the checks that are evaluated in it. */
export const measureContrast = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D
    /** Of any CSS colour. */
    const pixelOf = (colour: string): Uint8ClampedArray => {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return pen.getImageData(0, 0, 1, 1).data
    }
    const isOpaque = (colour: string) => pixelOf(colour)[3] === 255
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = [...pixelOf(colour)]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** What is painted there may be no ancestor: a header above a picture. */
    const behind = (element: Element): string => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
      const at = stack.findLastIndex((one) => element.contains(one))
      const painted = at < 0 ? [] : stack.slice(at + 1)
      const ancestors: Element[] = []
      for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(at)
      return (
        [...painted, ...ancestors]
          .map((one) => getComputedStyle(one).backgroundColor)
          .find(isOpaque) ?? 'white'
      )
    }
    window.contrastBehind = (colour, element) => {
      if (!isOpaque(colour)) return 1
      const two = [luminance(colour), luminance(behind(element))]
      return (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05)
    }
  })
