import type { Page } from 'playwright-core'

/** Every text at twice its size, whatever its CSS unit; the boxes keep their size. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')]
      .filter((element) => !element.closest('svg'))
      .map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const)
    for (const [element, size] of sizes)
      element.style.setProperty('font-size', `${2 * size}px`, 'important')
  })

/** Texts that overflow the box that clips them, or their button or link, horizontally. */
export const textCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent?.checkVisibility({ opacityProperty: true })) continue
      // A map is cut at its edges on purpose.
      if (parent.closest('svg')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (style.display === 'inline') continue
        // Content for screen readers only.
        if (box.clientWidth <= 1 || style.clipPath === 'inset(50%)') break
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') break
        // Shortened on purpose: the link target has the full text.
        if (style.textOverflow === 'ellipsis') break
        const clips = style.overflowX !== 'visible'
        if (!clips && !box.matches('button, a')) continue
        const edge = box.getBoundingClientRect()
        if (left < edge.left - 1 || right > edge.right + 1) {
          found.push(`${text.slice(0, 40)} (${box.tagName.toLowerCase()}.${box.className})`)
          break
        }
      }
    }
    return found
  })
