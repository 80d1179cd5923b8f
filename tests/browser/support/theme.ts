import type { Page } from 'playwright-core'

/** Both themes on the current page, without leaving it. */
export async function inBothThemes(page: Page, look: (theme: string) => Promise<void>) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
      document.documentElement.classList.toggle('dark', name === 'dark')
      // Ended, not awaited: in an offscreen card a transition never ends by itself.
      for (const fade of document.getAnimations()) {
        if (fade instanceof CSSTransition) fade.finish()
      }
    }, theme)
    await look(theme)
  }
}
