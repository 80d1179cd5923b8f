import type { Page } from 'playwright-core'

/** Both themes on the page as it stands, without leaving it. */
export async function inBothThemes(page: Page, look: (theme: string) => Promise<void>) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      document.documentElement.classList.toggle('dark', name === 'dark')
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(fades.map((fade) => fade.finished))
    }, theme)
    await look(theme)
  }
}
