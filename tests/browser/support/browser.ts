import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../../scripts/test/chromium.mjs'
import type { DemoAccount } from './demo-accounts'

export interface PersonOptions {
  /** Signed in as this account; a guest without one. */
  account?: DemoAccount
  viewport?: { width: number; height: number }
  dark?: boolean
  /** Sockets never open, as behind a school's firewall. */
  noSockets?: boolean
}

/** Somebody at a device of their own: nothing is shared with the others. */
export interface Person {
  context: BrowserContext
  page: Page
}

const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 320, height: 640 }
/** An element that should be there is waited for this long. */
const WAIT_MS = 15_000

export const { origin, accounts, dataDir } = inject('product')
export const teachers = accounts.filter((account) => account.userType === 'teacher')
export const students = accounts.filter((account) => account.userType === 'student')

export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something expected is not there.')
  return value
}

/**
 * One Chromium for the tests of a file; everybody leaves after each test, or after the file where
 * they play on from test to test. `at` is another product than the one of all files.
 */
export function useBrowser({
  stay = false,
  at = () => origin,
} = {}): (options?: PersonOptions) => Promise<Person> {
  let browser: Browser
  let contexts: BrowserContext[] = []
  let broken: Error[] = []
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: chromiumFlags,
    })
  })
  const everybodyLeaves = async () => {
    await Promise.all(contexts.map(leave))
    contexts = []
  }
  afterEach(async () => {
    if (!stay) await everybodyLeaves()
    const errors = broken
    broken = []
    expect(errors, 'a page threw').toEqual([])
  })
  afterAll(async () => {
    await everybodyLeaves()
    await browser?.close()
  })
  return async ({ account, viewport = DESKTOP, dark, noSockets } = {}) => {
    const context = await browser.newContext({
      baseURL: at(),
      viewport,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    contexts.push(context)
    // A test may close it itself.
    context.once('close', () => {
      contexts = contexts.filter((one) => one !== context)
    })
    context.setDefaultTimeout(WAIT_MS)
    if (noSockets) await context.routeWebSocket(/\/parties\//, (socket) => socket.close())
    if (account) await signIn(context, account)
    const page = await context.newPage()
    page.on('pageerror', (error) => broken.push(error))
    return { context, page }
  }
}

/** What a route still has under way is nobody's any more. */
async function leave(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

async function signIn(context: BrowserContext, account: DemoAccount): Promise<void> {
  const { email, password } = account
  const answer = await context.request.post('/api/auth/sign-in', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}
