import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../../scripts/test/chromium.mjs'

/** A person with a separate device: nothing is shared with the others. */
export interface Person {
  context: BrowserContext
  page: Page
}

/** One Chromium for all files of this worker. */
let launched: Promise<Browser> | undefined

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
}

/** Page events that tests listen to. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'websocket'] as const
/** People who cannot be reset within this time are discarded. */
const PATIENCE_MS = 5_000

/**
 * People who have left and were reset, for reuse by the next test: a new device costs five times
 * the CPU time of the next page on a used one.
 */
export class People {
  private readonly left: Person[] = []

  /** `home` is the server that they visit; `prepare` runs once on each page. */
  constructor(
    private readonly home: string,
    private readonly prepare: (page: Page) => Promise<unknown> = async () => {},
  ) {}

  async come(): Promise<Person> {
    return this.left.pop() ?? this.newcomer()
  }

  /** On a device that is discarded with them. */
  async newcomer(): Promise<Person> {
    launched ??= launch()
    const context = await (await launched).newContext({
      baseURL: this.home,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    await this.prepare(page)
    return { context, page }
  }

  async leave(person: Person): Promise<void> {
    try {
      await this.startOver(person)
      this.left.push(person)
    } catch {
      // Closed by its test, or in a state that cannot be reset.
      await person.context.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.left.splice(0).map(({ context }) => context.close()))
  }

  /** Pages of other sites must not write to their storage themselves. */
  private async startOver({ context, page }: Person): Promise<void> {
    const others = context.pages().filter((one) => one !== page)
    await Promise.all(others.map((one) => one.close()))
    for (const name of HEARD) page.removeAllListeners(name)
    await Promise.all([context, page].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.setOffline(false)
    await context.clearCookies()
    await page.goto(`${this.home}/api/health`, { timeout: PATIENCE_MS })
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.mouse.move(0, 0)
    const tools = await context.newCDPSession(page)
    await tools.send('Page.resetNavigationHistory')
    await tools.detach()
  }
}
