import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { measureContrast } from './contrast'
import { inBothThemes } from './theme'

/** In both themes. */
export const edgesAreSeen = (page: Page, name = page.url()): Promise<void> =>
  inBothThemes(page, async (theme) => {
    expect(await faintControls(page), `${name}, ${theme}`).toEqual([])
  })

/** In both themes; what is open because of its focus closes. */
export const focusIsSeen = (page: Page, name = page.url()): Promise<void> =>
  inBothThemes(page, async (theme) => {
    expect(await focusUnseen(page), `${name}, ${theme}`).toEqual([])
  })

/** Fields, choices and buttons of one icon with less contrast than 3:1 to what is behind: WCAG 1.4.11. */
export async function faintControls(page: Page): Promise<string[]> {
  await measureContrast(page)
  return page.evaluate(() => {
    const FIELDS =
      'input:not([type=hidden], [type=file], [type=range]), select, textarea, [role=radio], [role=checkbox]'
    const shown = (control: Element) => control.checkVisibility() && !control.matches(':disabled')
    /** By its edge or by its fill. */
    const differs = (box: Element): boolean => {
      const style = getComputedStyle(box)
      const hasEdge = Number.parseFloat(style.borderBottomWidth) >= 1
      return [...(hasEdge ? [style.borderBottomColor] : []), style.backgroundColor].some(
        (colour) => window.contrastBehind(colour, box) >= 3,
      )
    }
    const isFaint = (field: Element): boolean => {
      // How the browser itself draws it is the browser’s own.
      if (
        field.matches('[type=radio], [type=checkbox]') &&
        getComputedStyle(field).appearance === 'auto'
      )
        return false
      // It may be drawn by the box around it, or by its label.
      const around = field.closest('label, .pq-field-box') ?? field
      for (let at: Element | null = field; at; at = at.parentElement) {
        if (differs(at)) return false
        if (at === around) return true
      }
      return true
    }
    const isFaintIcon = (button: HTMLElement): boolean => {
      const icon = button.querySelector('svg.pq-icon')
      if (!icon || button.innerText.trim()) return false
      return window.contrastBehind(getComputedStyle(icon).color, icon) < 3
    }
    const fields = [...document.querySelectorAll(FIELDS)].filter(shown).filter(isFaint)
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter(shown)
      .filter(isFaintIcon)
    return [...fields, ...buttons].map((control) => control.outerHTML.slice(0, 160))
  })
}

/**
 * Controls that look the same with the focus and without, or whose ring has less contrast than 3:1:
 * WCAG 2.4.7 and 1.4.11. The ring may be drawn by what surrounds or follows the control.
 */
export async function focusUnseen(page: Page): Promise<string[]> {
  await measureContrast(page)
  const focused = await page.evaluateHandle(() => document.activeElement)
  // After a key every focus is one of the keyboard.
  await page.keyboard.press('Tab')
  const unseen = await page.evaluate(() => {
    const RING_PX = 2
    const LEVELS_UP = 6
    /** Colours of the rings around an element, or around what it is drawn with. */
    const rings = (element: Element): string[] =>
      [null, '::after', '::before'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const hasOutline =
          style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= RING_PX
        const [, colour, px] = /^(.+?\)) 0px 0px 0px (\d+)px$/.exec(style.boxShadow) ?? []
        const hasHalo = colour !== undefined && Number(px) >= RING_PX
        return [...(hasOutline ? [style.outlineColor] : []), ...(hasHalo ? [colour] : [])]
      })
    const drawnBy = (control: Element): Element[] => {
      const drawn = [control]
      for (let at = control.parentElement; at && drawn.length <= LEVELS_UP; at = at.parentElement)
        drawn.push(at)
      return control.nextElementSibling ? [...drawn, control.nextElementSibling] : drawn
    }
    const isSeen = (control: HTMLElement): boolean => {
      control.blur()
      const drawn = drawnBy(control)
      const before = drawn.map(rings)
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) return true
      return drawn.some((element, at) =>
        rings(element)
          .filter((colour) => !before[at]?.includes(colour))
          .some((colour) => window.contrastBehind(colour, element) >= 3),
      )
    }
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )
    return [...controls]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
      .filter((control) => !control.matches(':disabled'))
      .filter((control) => !isSeen(control))
      .map((control) => control.outerHTML.slice(0, 160))
  })
  await focused.evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  })
  return unseen
}
