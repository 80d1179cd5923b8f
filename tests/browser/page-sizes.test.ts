import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages, pageBudgetsKb, type WebPage } from '../../scripts/bench/web/pages'
import { collectScripts, keepSeat } from '../../scripts/bench/web/times'
import { playerApi } from '../../scripts/harness/player-api'
import { chromiumFlags, ensureChromium } from '../../scripts/test/chromium.mjs'
import { origin } from './support/browser'

let browser: Browser
let pages: Awaited<ReturnType<typeof openPages>>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  pages = await openPages(playerApi(origin))
})
afterAll(() => browser?.close())

test.each(['join', 'player'] as const)('scripts of the page %s stay in budget', async (name) => {
  expect(await scriptsKb(pages[name])).toBeLessThanOrEqual(pageBudgetsKb[name])
})

async function scriptsKb({ path, stands, seat }: WebPage): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (seat) await page.addInitScript(keepSeat, seat)
    const scripts = collectScripts(page)
    await page.goto(origin + path)
    await page.locator(stands).first().waitFor()
    await page.waitForLoadState('networkidle')
    return await scripts()
  } finally {
    await context.close()
  }
}
