import type { Page, Route } from 'playwright-core'

export interface HeldAnswer {
  /** The server has answered; the page knows nothing yet. */
  made: Promise<void>
  /** Hands it to the page, and resolves when the page has taken it in and painted. */
  deliver(): Promise<void>
}

/** The next read of `url` is answered when the test says so, with what the server said then. */
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
