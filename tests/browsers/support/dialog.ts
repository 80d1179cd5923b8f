import { expect } from 'vitest'
import type { Locator, Page } from '../driver/page'

/** Lower than this there is nothing in it but its heading and its buttons. */
const LEAST_BODY_PX = 40

export interface Opened {
  dialog: Locator
  close: () => Promise<void>
}

/**
 * Presses what opens a dialog: it stands in the window with something to read in it. `close` closes it by
 * Escape, after which the focus is back at what was pressed.
 */
export async function openDialog(
  page: Page,
  opener: Locator,
  title: string | RegExp,
): Promise<Opened> {
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  const what = `dialog ${title}`
  const body = dialog.locator('.pq-dialog-body')
  await page.until(`something in ${what}`, async () => (await body.innerText()).trim() !== '')
  const { height } = await body.box()
  expect(height, `height of ${what}`).toBeGreaterThanOrEqual(LEAST_BODY_PX)
  const box = await dialog.box()
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  const isInside =
    Math.min(box.x, box.y) >= 0 &&
    box.x + box.width <= window.width &&
    box.y + box.height <= window.height
  expect(isInside, `${what} lies inside the window`).toBe(true)
  const close = async () => {
    await page.press('Escape')
    await dialog.isGone()
    await page.until(`the focus to come back from ${what}`, () => opener.isFocused())
  }
  return { dialog, close }
}
