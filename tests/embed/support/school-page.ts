import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { startSite } from '../../../scripts/bench/embed/site'
import { origin, type PersonOptions, useBrowser } from '../../browser/support/browser'
import { People } from '../../browser/support/people'

export interface SchoolPage extends PersonOptions {
  body: string
  /** In `<head>`, before the product's script; scripts of the page have `nonce="school"`. */
  head?: string
  /** The product's script; by default the loader at the end of the page. */
  script?: string
  /** The school's Content-Security-Policy; by default the strictest under which widgets work. */
  policy?: string
  /** False for an old page. */
  doctype?: string
  /** Further headers of the school's page. */
  headers?: Record<string, string>
}

/** Console output that a page should not have, and the origins it requested. */
export interface Heard {
  page: Page
  console: string[]
  violations: () => Promise<string[]>
  /** Origins of all requests, except the page's own. */
  asked: Set<string>
}

export const socketOrigin = origin.replace(/^http/, 'ws')
export const loader = (from = origin) =>
  `<script nonce="school" src="${from}/v1/embed.js"></script>`

/** Only what the product's README requires. */
export const strictPolicy = ({ from = origin, sockets = true } = {}) =>
  [
    "default-src 'none'",
    `script-src 'nonce-school' ${from}`,
    `connect-src ${from}${sockets ? ` ${from.replace(/^http/, 'ws')}` : ''}`,
    `img-src ${from}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The browser logs each failed request itself; no script can prevent that. */
const ofTheBrowser = (text: string) => text.startsWith('Failed to load resource: net::')

interface Watched {
  violations: string[]
  events: { name: string; detail: unknown; target: string }[]
}
declare global {
  interface Window {
    watched: Watched
  }
}

/** Records what happens on a page from the start. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    window.watched = { violations: [], events: [] }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.watched.violations.push(`${violatedDirective} ${blockedURI}`)
    })
    for (const name of ['ready', 'join', 'select', 'answer', 'error']) {
      addEventListener(`pathquest:${name}`, (event) => {
        const { detail, target } = event as CustomEvent
        window.watched.events.push({ name, detail, target: (target as Element).id })
      })
    }
  })

const visitors = new People(origin, watchPage)

/** Pages of a school on another site, each with its own policy. */
export function useSchoolPages(): (options: SchoolPage) => Promise<Heard> {
  let site: Awaited<ReturnType<typeof startSite>>
  const person = useBrowser({ people: visitors })
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site?.stop())
  return async (school) => {
    const {
      body,
      head = '',
      script = loader(),
      policy = strictPolicy(),
      doctype = '<!doctype html>',
      headers,
      ...options
    } = school
    const { page } = await person(options)
    const heard: Heard = {
      page,
      console: [],
      asked: new Set(),
      violations: () => page.evaluate(() => window.watched.violations),
    }
    page.on('console', (message) => {
      if (!ofTheBrowser(message.text())) heard.console.push(message.text())
    })
    page.on('request', (request) => {
      const { origin: asked } = new URL(request.url())
      if (asked !== site.origin) heard.asked.add(asked)
    })
    site.files.set('/', {
      body: `${doctype}<html lang="en"><head><meta charset="utf-8"><title>School</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><h1>Lincoln Middle School</h1>${body}${script}</body></html>`,
      headers: { 'content-security-policy': policy, ...headers },
    })
    await page.goto(site.origin)
    return heard
  }
}

/** Waits until this many widgets have sent `pathquest:ready`. */
export const ready = (page: Page, count = 1) =>
  page.waitForFunction(
    (wanted) => window.watched.events.filter(({ name }) => name === 'ready').length >= wanted,
    count,
  )

export const events = (page: Page) => page.evaluate(() => window.watched.events)

/** There was no console output, and no request except to the product. */
export async function expectQuiet(heard: Heard, from = origin): Promise<void> {
  expect(await heard.violations()).toEqual([])
  expect(heard.console).toEqual([])
  const allowed = [from, from.replace(/^http/, 'ws')]
  expect([...heard.asked].filter((one) => !allowed.includes(one))).toEqual([])
}
