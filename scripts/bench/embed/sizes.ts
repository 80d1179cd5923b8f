// The files a browser fetches for each widget, counted as they arrive.

import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright-core'
import { rounded } from '../../harness/figures'
import type { HostedGame, Teacher } from '../../harness/hosted-game'
import { type Widget, widgetPage } from './pages'
import type { Site } from './site'

/** A browser, the page's site and the product. */
export interface Where {
  browser: Browser
  site: Site
  origin: string
}

interface Fetched {
  url: string
  name: string
  /** In bytes. */
  gzip: number
  transferred: number
}

/** Files loaded before the widget was rendered, and later ones. */
interface Measured {
  first: Fetched[]
  later: Fetched[]
}

/** The visitor's actions afterwards. */
type Use = (page: Page) => Promise<void>
type Options = Record<string, string>

declare global {
  interface Window {
    /** URLs of the files loaded before the widget was rendered. */
    arrived: string[]
  }
}

const readyTimeoutMs = 20_000

export const gzipBytes = (body: string | Uint8Array) => gzipSync(body, { level: 9 }).length
export const kilobytes = (bytes: number) => rounded(bytes / 1000, 2)
const total = (files: Fetched[], key: 'gzip' | 'transferred' = 'gzip') =>
  kilobytes(files.reduce((sum, file) => sum + file[key], 0))
const listed = (files: Fetched[]) => files.map(({ name, gzip }) => ({ name, kB: kilobytes(gzip) }))

/**
 * Opens a page with the widget and collects every script and style that its browser fetches:
 * those loaded before the widget's `ready` event, and later ones.
 * `use` performs the visitor's actions, so that lazy chunks are requested.
 */
async function fetchedBy(
  { browser, site, origin }: Where,
  { html, use }: { html: string; use?: Use },
): Promise<Measured> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const pending: Promise<Fetched | null>[] = []
  const page = await context.newPage()
  const finished = (request: Request) => pending.push(fileOf(request, site))
  page.on('requestfinished', finished)
  try {
    site.files.set('/sizes.html', html)
    await page.goto(`${site.origin}/sizes.html`)
    await page.waitForFunction(() => window.arrived, null, { timeout: readyTimeoutMs })
    const arrived = await page.evaluate(() => window.arrived)
    await page.waitForLoadState('networkidle')
    await use?.(page)
    page.off('requestfinished', finished)
    const files = (await Promise.all(pending)).filter((file) => file !== null)
    const foreign = files.find(({ url }) => !url.startsWith(`${origin}/`))
    if (foreign) throw new Error(`The widget fetched ${foreign.url}`)
    const first = files.filter(({ url }) => arrived.includes(url))
    const later = files.filter((file) => !first.includes(file))
    if (first.length === 0) throw new Error('Nothing was loaded before the widget was ready')
    return { first, later }
  } finally {
    page.off('requestfinished', finished)
    await Promise.allSettled(pending)
    await context.close()
  }
}

const counted = new Set(['script', 'stylesheet', 'font'])

async function fileOf(request: Request, site: Site): Promise<Fetched | null> {
  const url = request.url()
  if (!counted.has(request.resourceType()) || url.startsWith(site.origin)) return null
  const response = await request.response()
  if (!response) return null
  const [body, sizes] = await Promise.all([response.body(), request.sizes()])
  const name = basename(new URL(url).pathname)
  return { url, name, gzip: gzipBytes(body), transferred: sizes.responseBodySize }
}

const summary = ({ first, later }: Measured) => ({
  kB: total(first),
  transferredKb: total(first, 'transferred'),
  files: listed(first),
  later: listed(later),
})

/** Sizes of the script tag's files, from a running product; `teacher` hosts the game. */
export async function measureEmbed(where: Where, teacher: Teacher) {
  const loader = `${where.origin}/v1/embed.js`
  const forms = await teacher.open()
  const player = await teacher.open()
  const seat = await player.join('Quiet Heron')
  const measure = (script: string, widget: Widget, options: Options, use?: Use) =>
    fetchedBy(where, { html: widgetPage(script, widget, options), use })

  const careers = await measure(loader, 'career-browser', {}, openCareer)
  const spanish = await measure(loader, 'career-browser', { locale: 'es' })
  const token = await forms.share()
  const joinForm = await measure(loader, 'join-form', { code: forms.code }, joinByForm)
  const leaderboard = await measure(loader, 'leaderboard', { token })
  const gamePlayer = await measure(
    loader,
    'game-player',
    { 'session-id': player.id, 'seat-token': seat.seatToken },
    (page) => playThrough(page, player),
  )
  const manifest = await (await fetch(`${where.origin}/v1/embed.json`)).json()
  const single = (widget: Widget, options: Options, use?: Use) =>
    measure(`${where.origin}/v1/${manifest.single.file}`, widget, options, use)
  const inSingleFile = {
    careerBrowser: await single('career-browser', {}, openCareer),
    joinForm: await single('join-form', { code: forms.code }, joinByForm),
    leaderboard: await single('leaderboard', { token }),
  }
  const firsts = { careerBrowser: careers, joinForm, leaderboard }
  const largest = (widgets: Record<string, Measured>) =>
    Math.max(...Object.values(widgets).map(({ first }) => total(first)))
  return {
    sizes: {
      loader: total(careers.first.filter(({ url }) => url === loader)),
      firstWidget: largest(firsts),
      gamePlayer: total(gamePlayer.first),
      iife: largest(inSingleFile),
    },
    details: {
      careerBrowser: summary(careers),
      careerBrowserInSpanish: summary(spanish),
      joinForm: summary(joinForm),
      leaderboard: summary(leaderboard),
      gamePlayer: summary(gamePlayer),
      single: Object.fromEntries(
        Object.entries(inSingleFile).map(([widget, measured]) => [widget, summary(measured)]),
      ),
      shared: sharedBy([careers, joinForm, leaderboard, gamePlayer]),
    },
  }
}

/** The code shared by all widgets, and the individual part of each. */
function sharedBy(widgets: Measured[]) {
  const [one = [], ...others] = widgets.map(({ first }) => first)
  const common = one.filter(({ url }) =>
    others.every((files) => files.some((file) => file.url === url)),
  )
  return { kB: total(common), files: listed(common) }
}

async function openCareer(page: Page) {
  await page.getByRole('list', { name: 'Careers' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function joinByForm(page: Page) {
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
}

/** From the lobby to the podium, so that every chunk of a game is requested. */
async function playThrough(page: Page, game: HostedGame) {
  await game.press('start')
  await page.getByRole('radio').first().waitFor()
  await game.press('advance')
  await page.getByText('Time is up').waitFor()
  await game.press('end')
  await page.getByText('Total Score').waitFor()
  await page.waitForLoadState('networkidle')
}
