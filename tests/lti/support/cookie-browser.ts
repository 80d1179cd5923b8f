import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../../scripts/test/chromium.mjs'

/** `cookie_controls_mode` of a profile: third-party cookies blocked. */
const BLOCKED = 1
/**
 * Frames of another site stay in the page's process: Playwright loses track of a frame that changes
 * between processes as often as a launch does. This does not affect the partitioning of cookies.
 */
const ONE_PROCESS = '--disable-site-isolation-trials'
/** A content setting: never. */
const NEVER = 2

export interface CookieBrowser {
  /** A person with a separate device, with the settings of this browser. */
  newContext: () => Promise<BrowserContext>
  close: () => Promise<void>
}

/** A Chromium that blocks third-party cookies; including those of an origin inside another. */
export async function launchBlocking(never?: {
  refuse: string
  inside: string
}): Promise<CookieBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'pathquest-profile-'))
  mkdirSync(join(profile, 'Default'))
  const cookies = never ? { [`${never.refuse},${never.inside}`]: { setting: NEVER } } : {}
  const settings = {
    profile: {
      cookie_controls_mode: BLOCKED,
      content_settings: { exceptions: { cookies } },
    },
  }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings))
  const first = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium({ isWhole: true }),
    args: [...chromiumFlags, ONE_PROCESS],
  })
  const browser = first.browser() as Browser
  return {
    newContext: () => browser.newContext({ reducedMotion: 'reduce' }),
    async close() {
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
