// How long a visitor waits, on a quarter of this machine's CPU and slow 4G.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { percentile, rounded } from '../../harness/figures'
import type { Games } from './games'
import {
  emptyScript,
  emptyScriptPage,
  plainPage,
  plainSearchPage,
  type Widget,
  widgetPage,
} from './pages'
import type { Where } from './sizes'

/** What a search must show. */
interface Found {
  count: number
  /** Title of the first card; null: there is none. */
  first: string | null
}

declare global {
  interface Window {
    /** Told by the page when it has been painted. */
    paintedMs: number
    shift: number
    expectFound(wanted: Found): void
    foundAfterMs: Promise<number>
    told(ms: number): void
  }
}

/** Chromium's own throttles. Each request waits for the round trip; handshakes are not added. */
export const profile = {
  cpuSlowdown: 4,
  network: 'slow 4G',
  roundTripMs: 150,
  downMbitPerS: 1.6,
  upKbitPerS: 750,
}
const runs = 5
const floorRuns = 3
const timeoutMs = 30_000
const quietMs = 3_000
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const median = (values: readonly number[]) => percentile(values, 0.5) ?? Number.NaN

/** A fresh visitor: nothing cached, everything slow. */
async function slowly<T>(
  { browser }: Where,
  use: (page: Page) => Promise<T>,
  viewport = desk,
): Promise<T> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(timeoutMs)
  // What runs scripts in TypeScript names functions by a helper of its own, which pages have not.
  await context.addInitScript('globalThis.__name = (named) => named')
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.roundTripMs,
      downloadThroughput: (profile.downMbitPerS * 1e6) / 8,
      uploadThroughput: (profile.upKbitPerS * 1e3) / 8,
    })
    return await use(page)
  } finally {
    await context.close()
  }
}

/** From the start of the navigation to the frame that `painted` marks; the shift until 3 s later. */
async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.paintedMs)
  await pause(quietMs)
  return page.evaluate(() => ({ ms: window.paintedMs, shift: window.shift }))
}

async function repeat(count: number, where: Where, html: string) {
  const address = `${where.site.origin}/times.html`
  where.site.files.set('/times.html', html)
  const seen: { ms: number; shift: number; cards: number }[] = []
  for (let i = 0; i < count; i++) {
    seen.push(
      await slowly(where, async (page) => {
        const { ms, shift } = await visit(page, address)
        return { ms, shift, cards: await page.getByRole('list', { name: 'Careers' }).count() }
      }),
    )
  }
  return seen
}

/** What the snippet keeps free for a widget. */
async function heightOf({ origin }: Where, widget: Widget) {
  const { heights = {} }: { heights?: Record<string, number> } = await (
    await fetch(`${origin}/v1/embed.json`)
  ).json()
  return heights[widget] ?? 0
}

/** `readyMs` and its floors. */
export async function measureReady(where: Where) {
  const script = `${where.origin}/v1/embed.js`
  where.site.files.set('/empty.js', emptyScript)
  const height = await heightOf(where, 'career-browser')
  const html = widgetPage(script, 'career-browser', {}, height)
  const widget = await repeat(runs, where, html)
  if (widget.some(({ cards }) => cards === 0)) throw new Error('Ready, and there are no cards')
  const plain = await repeat(floorRuns, where, plainPage(where.origin))
  const empty = await repeat(floorRuns, where, emptyScriptPage())
  const times = (seen: { ms: number }[]) => seen.map(({ ms }) => rounded(ms))
  const [readyMs, readyFloorMs] = [median(times(widget)), median(times(plain))]
  return {
    readyMs,
    readyRunsMs: times(widget),
    readyFloorMs,
    readyRatio: rounded(readyMs / readyFloorMs, 2),
    emptyScriptMs: median(times(empty)),
    shift: Math.max(...widget.map(({ shift }) => shift)),
  }
}

/** Layout shift of every widget, on a desk and on a phone, four at once: no times are taken. */
export async function measureShift(where: Where, games: Games) {
  const script = `${where.origin}/v1/embed.js`
  const game = await games.open()
  const seat = await game.join('Quiet Heron')
  const widgets: Record<Widget, Record<string, string>> = {
    'career-browser': {},
    'join-form': { code: game.code },
    leaderboard: { token: await game.share() },
    'game-player': { 'session-id': seat.sessionId, 'seat-token': seat.seatToken },
  }
  const shifts: Record<string, number> = {}
  const look = async (widget: Widget, device: string, viewport: typeof desk) => {
    const path = `/shift-${widget}.html`
    where.site.files.set(
      path,
      widgetPage(script, widget, widgets[widget], await heightOf(where, widget)),
    )
    const seen = await slowly(where, (page) => visit(page, where.site.origin + path), viewport)
    shifts[`${widget} on a ${device}`] = rounded(seen.shift, 4)
  }
  for (const [device, viewport] of Object.entries({ desk, phone })) {
    const names = Object.keys(widgets) as Widget[]
    await Promise.all(names.map((name) => look(name, device, viewport)))
  }
  return { layoutShift: Math.max(...Object.values(shifts)), shifts }
}

/** Words whose letters each narrow the list down. */
const words = ['nurse', 'game des', 'elect', 'farm', 'build']
const presses = 10

/** From the keypress to the frame that shows what it found, in a browser of so many careers. */
export async function measureFilter(where: Where) {
  const { origin, site } = where
  site.files.set('/times.html', widgetPage(`${origin}/v1/embed.js`, 'career-browser'))
  const search = async (q: string): Promise<{ title: string }[]> => {
    const answer = await fetch(`${origin}/api/careers?${new URLSearchParams({ q })}`)
    return (await answer.json()).careers
  }
  const all = await search('')
  const times = await slowly(where, async (page) => {
    await page.goto(`${site.origin}/times.html`)
    await page.waitForFunction(() => window.paintedMs)
    await page.waitForLoadState('networkidle')
    await page.getByRole('searchbox').focus()
    await page.evaluate(watchSearch)
    const seen: number[] = []
    for (const word of words) {
      let shown = all
      for (const [i, letter] of [...word].entries()) {
        if (seen.length === presses) break
        const found = await search(word.slice(0, i + 1))
        const expected = { count: found.length, first: found[0]?.title ?? null }
        await page.evaluate((wanted) => window.expectFound(wanted), expected)
        await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        const ms = await page.evaluate(() => window.foundAfterMs)
        // A key that finds the same again paints nothing that could be waited for.
        if (found.length !== shown.length) seen.push(rounded(ms))
        shown = found
      }
      await page.getByRole('searchbox').fill('')
      await page.getByText(`Showing ${all.length.toLocaleString('en')} careers`).waitFor()
    }
    return seen
  })
  if (times.length < presses) throw new Error(`Only ${times.length} keypresses were measured`)
  const filterToPaintMs = median(times)
  const filterFloorMs = median(await plainFilter(where))
  return {
    careers: all.length,
    filterToPaintMs,
    filterFloorMs,
    filterToPaintRatio: rounded(filterToPaintMs / filterFloorMs, 2),
    filterToPaintWorstMs: Math.max(...times),
    filterToPaintRunsMs: times,
  }
}

/** The same keys on a page that shows the count of what it finds, and nothing else. */
const plainFilter = (where: Where) =>
  slowly(where, async (page) => {
    where.site.files.set('/times.html', plainSearchPage(where.origin))
    await page.goto(`${where.site.origin}/times.html`)
    await page.waitForFunction(() => window.paintedMs)
    await page.getByRole('searchbox').focus()
    const seen: number[] = []
    for (const word of words) {
      for (const letter of word.slice(0, presses / words.length)) {
        await page.evaluate(() => {
          window.foundAfterMs = new Promise((resolve) => {
            window.told = resolve
          })
        })
        await page.keyboard.press(letter)
        seen.push(rounded(await page.evaluate(() => window.foundAfterMs)))
      }
      await page.getByRole('searchbox').fill('')
    }
    return seen
  })

/** In the page: after each keypress, looks at every frame until it holds what is expected. */
function watchSearch() {
  const root = document.querySelector('[data-pathquest]')?.shadowRoot
  let pressedAt = 0
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp
    },
    true,
  )
  const holds = ({ count, first }: Found) => {
    const counted = root?.querySelector('[role=status]')?.textContent?.match(/\d[\d,]*/)?.[0]
    const card = root?.querySelector('[role=list] h3, ul h3, ol h3')
    return Number(counted?.replace(',', '') ?? 0) === count && (card?.textContent ?? null) === first
  }
  window.expectFound = (wanted) => {
    pressedAt = 0
    window.foundAfterMs = new Promise((resolve) => {
      const look = () => {
        if (pressedAt === 0 || !holds(wanted)) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        // Told after the frame is painted.
        port1.onmessage = () => resolve(performance.now() - pressedAt)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  }
}
