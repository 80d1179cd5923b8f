import { expect } from 'vitest'
import type { Locator } from '../driver/locator'
import type { Page } from '../driver/page'

/** Below this height it has only its heading and its buttons. */
const LEAST_BODY_PX = 40

export interface Opened {
  dialog: Locator
  close: () => Promise<void>
}

/** The dialog in the window, once it has content. */
export async function dialogStands(page: Page, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  const what = `dialog ${title}`
  const body = dialog.locator('.pq-dialog-body')
  await page.until(`something in ${what}`, async () => (await body.innerText()).trim() !== '')
  const { height } = await body.box()
  expect(height, `height of ${what}`).toBeGreaterThanOrEqual(LEAST_BODY_PX)
  // Some are animated to their position.
  await page.until(`${what} to lie inside the window`, async () => {
    const { x, y, width, height } = await dialog.box()
    const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    return Math.min(x, y) >= 0 && x + width <= window.width && y + height <= window.height
  })
  return dialog
}

/**
 * Clicks the opener of a dialog and checks that the dialog is inside the window and has content.
 * `close` closes it by Escape and checks that the focus returns to the opener.
 */
export async function openDialog(
  page: Page,
  opener: Locator,
  title: string | RegExp,
): Promise<Opened> {
  await opener.click()
  const dialog = await dialogStands(page, title)
  const close = async () => {
    await page.press('Escape')
    await dialog.isGone()
    await focusIsBack(page, opener, title)
  }
  return { dialog, close }
}

/**
 * Opens it with this button twice: closes it by Escape, and by its first button (the one in its
 * corner, if any).
 */
export async function look(
  page: Page,
  button: string | RegExp | Locator,
  title: string | RegExp,
): Promise<void> {
  const opener =
    typeof button === 'string' || button instanceof RegExp
      ? page.getByRole('button', { name: button, exact: true }).first()
      : button
  await (await openDialog(page, opener, title)).close()
  const { dialog } = await openDialog(page, opener, title)
  await dialog.locator('.pq-dialog-head button, .pq-dialog-foot button').first().click()
  await dialog.isGone()
  await focusIsBack(page, opener, title)
}

const focusIsBack = (page: Page, opener: Locator, title: string | RegExp) =>
  page.until(`the focus to come back from dialog ${title}`, () => opener.isFocused())
