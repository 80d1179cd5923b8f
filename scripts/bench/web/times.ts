// The files that a page of the app loads, and how soon it is rendered.
import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { median, rounded } from '../../harness/figures'
import { typeWords } from '../browser/filter'
import { phone, slowly } from '../browser/slow-visitor'
import { gzipBytes, kilobytes } from '../embed/sizes'
import { bare, type WebPage } from './pages'

declare global {
  interface Window {
    stoodMs: number
    workedMs?: number
  }
}

const runs = 3

interface Seen {
  readyMs: number
  worksMs?: number
  jsKbGzip: number
}

/** A cold visit on a phone, `runs` times. */
export async function measurePage(browser: Browser, origin: string, page: WebPage) {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run++) seen.push(await visit(browser, origin, page))
  const works = seen.flatMap(({ worksMs }) => worksMs ?? [])
  return {
    jsKbGzip: Math.max(...seen.map(({ jsKbGzip }) => jsKbGzip)),
    readyMs: median(seen.map(({ readyMs }) => readyMs)),
    ...(works.length > 0 ? { worksMs: median(works) } : {}),
  }
}

export const measureFloor = async (browser: Browser, origin: string) =>
  (await measurePage(browser, origin, { path: bare.page, stands: bare.stands })).readyMs

const visit = (browser: Browser, origin: string, wanted: WebPage) =>
  slowly(
    browser,
    async (page): Promise<Seen> => {
      const { path, stands, works, cookie, seat } = wanted
      if (cookie) await page.context().addCookies(cookiesOf(cookie, origin))
      if (seat) await page.addInitScript(keepSeat, seat)
      await page.addInitScript(watch, { stands, works })
      const scripts = collectScripts(page)
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page
        .waitForFunction(() => window.stoodMs)
        .catch((cause) => {
          throw new Error(`${path} never showed ${stands}`, { cause })
        })
      const readyMs = rounded(await page.evaluate(() => window.stoodMs))
      const worksMs = works ? await workedAfter(page) : undefined
      // Files loaded automatically afterwards count as well.
      await page.waitForLoadState('networkidle')
      return { readyMs, worksMs, jsKbGzip: await scripts() }
    },
    phone,
  )

export function cookiesOf(
  header: string,
  url: string,
): Parameters<BrowserContext['addCookies']>[0] {
  return header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url }
  })
}

/** Counts the scripts that a page fetches: kB, gzip. */
export function collectScripts(page: Page) {
  const bodies: Promise<number>[] = []
  page.on('response', (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const size = response.body().then(gzipBytes)
    // Reported where it is awaited; a page that was closed early must not hide the reason.
    size.catch(() => {})
    bodies.push(size)
  })
  return async () => {
    const sizes = await Promise.all(bodies)
    return kilobytes(sizes.reduce((sum, size) => sum + size, 0))
  }
}

/** In the page, before its own scripts. */
export function keepSeat({ sessionId, seatToken }: { sessionId: string; seatToken: string }) {
  sessionStorage.setItem(`pathquest.seat.${sessionId}`, seatToken)
}

async function workedAfter(page: Page) {
  await page.waitForFunction(() => window.workedMs)
  return rounded((await page.evaluate(() => window.workedMs)) ?? Number.NaN)
}

/** Text typed as soon as a form is visible must be preserved when its script loads. */
export const typeMeanwhile = (browser: Browser, origin: string, { path, stands }: WebPage) =>
  slowly(
    browser,
    async (page) => {
      const field = page.locator(stands).first()
      await page.goto(origin + path, { waitUntil: 'commit' })
      await field.pressSequentially('7')
      await page.waitForLoadState('networkidle')
      if ((await field.inputValue()) !== '7') throw new Error(`${path} lost the typed text`)
    },
    phone,
  )

/** In the page: the times after the first frames with the main content. */
function watch({ stands, works }: { stands: string; works?: string }) {
  const after = (selector: string, tell: () => void) => {
    const look = () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (!isPainted || !document.querySelector(selector)) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(tell))
    }
    requestAnimationFrame(look)
  }
  after(stands, () => {
    window.stoodMs = performance.now()
  })
  if (works) {
    after(works, () => {
      window.workedMs = performance.now()
    })
  }
}

/** kB, gzip, of the HTML of /careers, which has the first page of careers in it. */
export async function measureFirstPage(origin: string) {
  const answer = await fetch(`${origin}/careers`)
  return kilobytes(gzipBytes(Buffer.from(await answer.arrayBuffer())))
}

/** From a keypress in the search of /careers to the frame with its results. */
export async function measureCareersFilter(browser: Browser, origin: string) {
  const { careers, times } = await slowly(browser, async (page) => {
    await page.goto(`${origin}/careers`)
    await page.getByRole('list', { name: 'Careers' }).waitFor()
    await page.waitForLoadState('networkidle')
    return typeWords(page, origin)
  })
  return {
    careers,
    filterToPaintMs: median(times),
    filterToPaintWorstMs: Math.max(...times),
  }
}
