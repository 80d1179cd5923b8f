import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './axe'
import { must, SMALL_PHONE } from './browser'
import { textCutOff } from './large-text'
import { edgesAreSeen } from './seen-controls'
import { inBothThemes } from './theme'

const TABLET = { width: 820, height: 1180 }
const WIDE = { width: 1920, height: 1080 }

/** No axe violations in either theme; they differ in their colours only. */
export async function isAccessible(page: Page, name = page.url()): Promise<void> {
  // A URL that has just been opened is empty until its script has loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await inBothThemes(page, async (theme) => {
    const found = await accessibilityProblems(page, { coloursAlone: theme === 'dark' })
    expect(found, `${name}, ${theme}`).toEqual([])
  })
}

/** Nothing to scroll sideways. */
export async function fits(page: Page, name = page.url()): Promise<void> {
  const { width } = must(page.viewportSize())
  const message = `${name} is wider than the screen of ${width} px`
  // Layout measured by script follows a resize one frame later.
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, { message }).toBeLessThanOrEqual(0)
}

/** Every select shows its choice without truncation, in the layout of a tablet. */
export async function choicesAreWhole(page: Page, name = page.url()): Promise<void> {
  const viewport = must(page.viewportSize())
  const cut = () =>
    page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      return [...document.querySelectorAll('select')].flatMap((list) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list)
        const text = list.selectedOptions[0]?.label ?? ''
        const room =
          list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        pen.font = font
        return room > 0 && pen.measureText(text).width > room ? [text] : []
      })
    })
  for (const size of [TABLET, { width: TABLET.height, height: TABLET.width }]) {
    await page.setViewportSize(size)
    expect(await cut(), `${name} at ${size.width} px`).toEqual([])
  }
  await page.setViewportSize(viewport)
}

/** The spacing that every text must stand: WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With it nothing is cut off, and nothing scrolls sideways. */
export async function standsSpacing(page: Page, name = page.url()): Promise<void> {
  // By a constructed style sheet: the policy of the page allows no other.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  expect(await textCutOff(page), `${name} with wider spacing`).toEqual([])
  await fits(page, `${name} with wider spacing`)
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}

/**
 * Accessible in both themes, with edges of controls that are seen; with wider spacing of texts, too,
 * nowhere wider than the screen: 320 px, this one, 1920 px.
 */
export async function isFine(page: Page, name = page.url()): Promise<void> {
  await isAccessible(page, name)
  await edgesAreSeen(page, name)
  const viewport = must(page.viewportSize())
  for (const size of [SMALL_PHONE, viewport, WIDE]) {
    await page.setViewportSize(size)
    await fits(page, name)
    if (size === SMALL_PHONE) await standsSpacing(page, name)
  }
  await page.setViewportSize(viewport)
}
