import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startSite } from '../../../scripts/bench/embed/site'
import { origin, type Person, type PersonOptions, useBrowser } from '../../browser/support/browser'
import { type BuiltPage, buildPage, type RuntimeName } from './build-page'
import { type Requested, writeRequested } from './page/requested'

export type PageRequest = Omit<Requested, 'product'>

/** A visitor of the test page. */
export interface Visitor extends Person {
  /** Errors and warnings of the browser, except refused requests. */
  complaints: string[]
  /** URLs that the page requested, including sockets. */
  asked: string[]
  /** Sockets that are open now. */
  sockets: () => number
}

export interface TestPage {
  runtime: RuntimeName
  built: () => BuiltPage
  visit: (requested: PageRequest, options?: VisitOptions) => Promise<Visitor>
}

export interface VisitOptions extends PersonOptions {
  /** The server-rendered markup of the widgets. */
  markup?: string
  /** The test controls the page's clock, so that it need not wait for minutes. */
  ownClock?: boolean
}

/** The built test page of a runtime, on another site, in one browser for the file. */
export function useTestPage(runtime: RuntimeName): TestPage {
  const open = useBrowser()
  let built: BuiltPage
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    built = await buildPage(runtime)
    site = await startSite({ '/page.js': built.script, '/page.css': built.styles })
  })
  afterAll(() => site?.stop())
  return {
    runtime,
    built: () => built,
    async visit(requested, { markup = '', ownClock, ...options } = {}) {
      const person = await open({ ...options, once: ownClock })
      const visitor = { ...person, ...watch(person.page) }
      if (ownClock) await person.page.clock.install()
      site.files.set('/', html(markup))
      await person.page.goto(`${site.origin}/?${writeRequested({ ...requested, product: origin })}`)
      return visitor
    },
  }
}

/** The widgets' events of this name, in order. */
export const told = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate(
    (wanted) => window.told.filter((one) => one.name === wanted).map(({ detail }) => detail),
    name,
  )

/** Waits until the widgets have sent this event. */
export const tells = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction((wanted) => window.told?.some((one) => one.name === wanted), name)
}

function watch(page: Page): Pick<Visitor, 'complaints' | 'asked' | 'sockets'> {
  const complaints: string[] = []
  const asked: string[] = []
  let open = 0
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !isRefusal) complaints.push(message.text())
  })
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => {
    asked.push(socket.url())
    open++
    socket.on('close', () => {
      open--
    })
  })
  return { complaints, asked, sockets: () => open }
}

const html = (markup: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Our careers week</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page.css">
<body>
<div id="app">${markup}</div>
<script type="module" src="/page.js"></script>`
