import { expect } from 'vitest'
import type { Locator } from '../driver/locator'
import type { Page } from '../driver/page'

/** Lower than this there is nothing in it but its heading and its buttons. */
const LEAST_BODY_PX = 40

export interface Opened {
  dialog: Locator
  close: () => Promise<void>
}

/** The dialog that stands in the window, once there is something to read in it. */
export async function dialogStands(page: Page, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  const what = `dialog ${title}`
  const body = dialog.locator('.pq-dialog-body')
  await page.until(`something in ${what}`, async () => (await body.innerText()).trim() !== '')
  const { height } = await body.box()
  expect(height, `height of ${what}`).toBeGreaterThanOrEqual(LEAST_BODY_PX)
  // Some rise to their place.
  await page.until(`${what} to lie inside the window`, async () => {
    const { x, y, width, height } = await dialog.box()
    const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    return Math.min(x, y) >= 0 && x + width <= window.width && y + height <= window.height
  })
  return dialog
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
  const dialog = await dialogStands(page, title)
  const close = async () => {
    await page.press('Escape')
    await dialog.isGone()
    await focusIsBack(page, opener, title)
  }
  return { dialog, close }
}

/** Opens it by this button twice: closes it by Escape, and by its first button, the one in its corner where it has one. */
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
