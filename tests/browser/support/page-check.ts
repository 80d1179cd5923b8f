import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './axe'
import { must, SMALL_PHONE } from './browser'
import { inBothThemes } from './theme'

const WIDE = { width: 1920, height: 1080 }

/** Accessible in both themes, and nowhere wider than the screen: 320 px, this one, 1920 px. */
export async function isFine(page: Page, name = page.url()): Promise<void> {
  await inBothThemes(page, async (theme) => {
    expect(await accessibilityProblems(page), `${name}, ${theme}`).toEqual([])
  })
  const viewport = must(page.viewportSize())
  for (const size of [SMALL_PHONE, viewport, WIDE]) {
    await page.setViewportSize(size)
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(content, `${name} is wider than ${size.width} px`).toBeLessThanOrEqual(screen)
  }
  await page.setViewportSize(viewport)
}
