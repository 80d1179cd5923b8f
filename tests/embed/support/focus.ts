import type { Page } from 'playwright-core'

/** The name of the focused element, also inside a widget's shadow root; empty for none. */
export const deepFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body) return ''
    const label = (element as HTMLInputElement).labels?.[0]
    return (label ?? element).textContent ?? ''
  })

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if ((await deepFocus(page)).includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}".`)
}
