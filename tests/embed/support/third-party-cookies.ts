import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { freePort } from '../../../scripts/harness/product'
import { chromiumFlags, ensureChromium } from '../../../scripts/test/chromium.mjs'

/** `cookie_controls_mode` of a Chromium profile. */
const MODES = { allowed: 0, blocked: 1 }

export interface CookieBrowser {
  context: BrowserContext
  close: () => Promise<void>
}

/** A Chromium with the given setting for third-party cookies. */
export async function launchWithCookies(thirdParty: keyof typeof MODES): Promise<CookieBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'pathquest-profile-'))
  mkdirSync(join(profile, 'Default'))
  const settings = { profile: { cookie_controls_mode: MODES[thirdParty] } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium({ isWhole: true }),
    args: chromiumFlags,
    reducedMotion: 'reduce',
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

export interface CookieSite {
  origin: string
  stop: () => Promise<void>
}

/** Another server on localhost that sets a cookie and reports which ones reach it. */
export async function startCookieSite(): Promise<CookieSite> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/set') {
      response.setHeader('set-cookie', 'plain=here; SameSite=None; Secure; Path=/')
    }
    response.end(request.headers.cookie ?? '')
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Which cookies of localhost a page of another site sets and sends. */
export async function cookiesSentFrom(
  context: BrowserContext,
  page: string,
  cookies: CookieSite,
): Promise<string> {
  const tab = await context.newPage()
  await tab.goto(page)
  const sent = await tab.evaluate(async (origin) => {
    const options: RequestInit = { credentials: 'include' }
    await fetch(`${origin}/set`, options)
    return (await fetch(`${origin}/see`, options)).text()
  }, cookies.origin)
  await tab.close()
  return sent
}
