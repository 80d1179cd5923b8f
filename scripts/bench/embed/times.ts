// A visitor's waiting times, on a quarter of this machine's CPU and slow 4G.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { median, rounded } from '../../harness/figures'
import type { Teacher } from '../../harness/hosted-game'
import { presses, typeWords, words } from '../browser/filter'
import { desk, phone, slowly } from '../browser/slow-visitor'
import {
  emptyScript,
  emptyScriptPage,
  plainPage,
  plainSearchPage,
  type Widget,
  widgetPage,
} from './pages'
import type { Where } from './sizes'

declare global {
  interface Window {
    /** Reported by the page when it has been painted. */
    paintedMs: number
    shift: number
    told(ms: number): void
  }
}

const runs = 5
const floorRuns = 3
const quietMs = 3_000

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
      await slowly(where.browser, async (page) => {
        const { ms, shift } = await visit(page, address)
        return { ms, shift, cards: await page.getByRole('list', { name: 'Careers' }).count() }
      }),
    )
  }
  return seen
}

/** The height that the snippet reserves for a widget. */
async function heightOf({ origin }: Where, widget: Widget) {
  const { heights = {} }: { heights?: Record<string, number> } = await (
    await fetch(`${origin}/v1/embed.json`)
  ).json()
  return heights[widget] ?? 0
}

/** `readyMs` and its baselines. */
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

/** Layout shift of every widget, on a desktop and on a phone, four in parallel: not timed. */
export async function measureShift(where: Where, teacher: Teacher) {
  const script = `${where.origin}/v1/embed.js`
  const game = await teacher.open()
  const seat = await game.join('Quiet Heron')
  const widgets: Record<Widget, Record<string, string>> = {
    'career-browser': {},
    'join-form': { code: game.code },
    leaderboard: { token: await game.share() },
    'game-player': { 'session-id': game.id, 'seat-token': seat.seatToken },
  }
  const shifts: Record<string, number> = {}
  const look = async (widget: Widget, device: string, viewport: typeof desk) => {
    const path = `/shift-${widget}.html`
    where.site.files.set(
      path,
      widgetPage(script, widget, widgets[widget], await heightOf(where, widget)),
    )
    const seen = await slowly(
      where.browser,
      (page) => visit(page, where.site.origin + path),
      viewport,
    )
    shifts[`${widget} on a ${device}`] = rounded(seen.shift, 4)
  }
  for (const [device, viewport] of Object.entries({ desk, phone })) {
    const names = Object.keys(widgets) as Widget[]
    await Promise.all(names.map((name) => look(name, device, viewport)))
  }
  return { layoutShift: Math.max(...Object.values(shifts)), shifts }
}

/** From the keypress to the frame that shows its results, with this many careers. */
export async function measureFilter(where: Where) {
  const { origin, site } = where
  site.files.set('/times.html', widgetPage(`${origin}/v1/embed.js`, 'career-browser'))
  const { careers, times } = await slowly(where.browser, async (page) => {
    await page.goto(`${site.origin}/times.html`)
    await page.waitForFunction(() => window.paintedMs)
    await page.waitForLoadState('networkidle')
    return typeWords(page, origin)
  })
  const filterToPaintMs = median(times)
  const filterFloorMs = median(await plainFilter(where))
  return {
    careers,
    filterToPaintMs,
    filterFloorMs,
    filterToPaintRatio: rounded(filterToPaintMs / filterFloorMs, 2),
    filterToPaintWorstMs: Math.max(...times),
    filterToPaintRunsMs: times,
  }
}

/** The same keys on a page that shows only the number of matches. */
const plainFilter = (where: Where) =>
  slowly(where.browser, async (page) => {
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
