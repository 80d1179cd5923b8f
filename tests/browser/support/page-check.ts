import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './axe'
import { must, SMALL_PHONE } from './browser'
import { inBothThemes } from './theme'

const WIDE = { width: 1920, height: 1080 }

/** Nothing for axe to find in either theme; they differ in their colours alone. */
export async function isAccessible(page: Page, name = page.url()): Promise<void> {
  // An address that has just been opened is empty until its script has come.
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
  // What is measured by script follows a new screen a frame later.
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, { message }).toBeLessThanOrEqual(0)
}

/** Accessible in both themes, and nowhere wider than the screen: 320 px, this one, 1920 px. */
export async function isFine(page: Page, name = page.url()): Promise<void> {
  await isAccessible(page, name)
  const viewport = must(page.viewportSize())
  for (const size of [SMALL_PHONE, viewport, WIDE]) {
    await page.setViewportSize(size)
    await fits(page, name)
  }
  await page.setViewportSize(viewport)
}
