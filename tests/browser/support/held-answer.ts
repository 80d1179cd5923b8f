import type { Page, Route } from 'playwright-core'

export interface HeldAnswer {
  /** The server has answered; the page has not received it yet. */
  made: Promise<void>
  /** Delivers it to the page, and resolves when the page has processed and painted it. */
  deliver(): Promise<void>
}

/** Delays the response to the next read of `url` until the test releases it. */
export async function heldAnswer(page: Page, url: string): Promise<HeldAnswer> {
  let route: Route | undefined
  let deliver: (() => Promise<void>) | undefined
  let told = () => {}
  const made = new Promise<void>((resolve) => {
    told = resolve
  })
  await page.route(url, async (asked) => {
    if (route || asked.request().method() !== 'GET') return asked.fallback()
    route = asked
    const response = await asked.fetch()
    deliver = () => asked.fulfill({ response })
    told()
  })
  return {
    made,
    async deliver() {
      await deliver?.()
      await (await route?.request().response())?.finished()
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    },
  }
}
