// How long a visitor waits, on a quarter of this machine's CPU and slow 4G.
import { setTimeout as pause } from 'node:timers/promises'
import { percentile, rounded } from '../../harness/figures'
import { emptyScript, emptyScriptPage, plainPage, plainSearchPage, widgetPage } from './pages'

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
const median = (values) => percentile(values, 0.5)

/** A fresh visitor: nothing cached, everything slow. */
async function slowly({ browser }, use, viewport = desk) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(timeoutMs)
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
async function visit(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.paintedMs)
  await pause(quietMs)
  return page.evaluate(() => ({ ms: window.paintedMs, shift: window.shift }))
}

async function repeat(count, where, html) {
  const address = `${where.site.origin}/times.html`
  where.site.files.set('/times.html', html)
  const seen = []
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
async function heightOf({ origin }, widget) {
  const { heights = {} } = await (await fetch(`${origin}/v1/embed.json`)).json()
  return heights[widget] ?? 0
}

/** `readyMs` and its floors. */
export async function measureReady(where) {
  const script = `${where.origin}/v1/embed.js`
  where.site.files.set('/empty.js', emptyScript)
  const height = await heightOf(where, 'career-browser')
  const html = widgetPage(script, 'career-browser', {}, height)
  const widget = await repeat(runs, where, html)
  if (widget.some(({ cards }) => cards === 0)) throw new Error('Ready, and there are no cards')
  const plain = await repeat(floorRuns, where, plainPage(where.origin))
  const empty = await repeat(floorRuns, where, emptyScriptPage())
  const times = (seen) => seen.map(({ ms }) => rounded(ms))
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
export async function measureShift(where, games) {
  const script = `${where.origin}/v1/embed.js`
  const game = await games.open()
  const seat = await game.join('Quiet Heron')
  const widgets = {
    'career-browser': {},
    'join-form': { code: game.code },
    leaderboard: { token: await game.share() },
    'game-player': { 'session-id': seat.sessionId, 'seat-token': seat.seatToken },
  }
  const shifts = {}
  const look = async (widget, options, device, viewport) => {
    const path = `/shift-${widget}.html`
    where.site.files.set(path, widgetPage(script, widget, options, await heightOf(where, widget)))
    const seen = await slowly(where, (page) => visit(page, where.site.origin + path), viewport)
    shifts[`${widget} on a ${device}`] = rounded(seen.shift, 4)
  }
  for (const [device, viewport] of Object.entries({ desk, phone })) {
    const looks = Object.entries(widgets).map(([name, options]) =>
      look(name, options, device, viewport),
    )
    await Promise.all(looks)
  }
  return { layoutShift: Math.max(...Object.values(shifts)), shifts }
}

/** Words whose letters each narrow the list down. */
const words = ['nurse', 'game des', 'elect', 'farm', 'build']
const presses = 10

/** From the keypress to the frame that shows what it found, in a browser of so many careers. */
export async function measureFilter(where) {
  const { origin, site } = where
  site.files.set('/times.html', widgetPage(`${origin}/v1/embed.js`, 'career-browser'))
  const search = async (q) => {
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
    const seen = []
    for (const word of words) {
      let shown = all
      for (let i = 1; i <= word.length && seen.length < presses; i++) {
        const found = await search(word.slice(0, i))
        const expected = { count: found.length, first: found[0]?.title ?? null }
        await page.evaluate((wanted) => window.expectFound(wanted), expected)
        await page.keyboard.press(word[i - 1] === ' ' ? 'Space' : word[i - 1])
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
const plainFilter = (where) =>
  slowly(where, async (page) => {
    where.site.files.set('/times.html', plainSearchPage(where.origin))
    await page.goto(`${where.site.origin}/times.html`)
    await page.waitForFunction(() => window.paintedMs)
    await page.getByRole('searchbox').focus()
    const seen = []
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
  const root = document.querySelector('[data-pathquest]').shadowRoot
  let pressedAt = 0
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp
    },
    true,
  )
  const holds = ({ count, first }) => {
    const counted = root.querySelector('[role=status]').textContent.match(/\d[\d,]*/)?.[0]
    const card = root.querySelector('[role=list] h3, ul h3, ol h3')
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
