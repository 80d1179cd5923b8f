// `npm run bench:screen -- --json`: how smoothly the projector and a phone draw a game that moves:
// frames drawn, compared with those of an empty page of the same size in the same run.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { buildAll } from '../build/build.mjs'
import { readArgs, report, rounded } from '../harness/figures'
import { type HostedGame, newTeacher, playerNames, type Teacher } from '../harness/hosted-game'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { questionOf, type SocketHost, type SocketPlayer, thinkMs } from '../harness/socket-player'
import { pause, until } from '../harness/wait'
import { chromiumFlags, ensureChromium } from '../test/chromium.mjs'
import { cookiesOf } from './web/times'

const { json, players } = readArgs({ json: false, players: 60 })
/** A class comes in within a minute; this is five times as fast. */
const joinEveryMs = 200
/** As widgets do: they get what changed in the lobby, not the whole of it each time. */
const changes = { query: '&lobby=changes' }
/** Each part is watched this long: the race, and most of the podium's steps. */
const partMs = 3_000
const podiumMs = 8_500
const projector = { name: 'projector', viewport: { width: 1920, height: 1080 }, slowdown: 4 }
const phone = { name: 'phone', viewport: { width: 390, height: 844 }, slowdown: 6 }

interface Part {
  frameShare: number
  longTasks: number
}

console.log = json ? console.error : console.log
await buildAll()
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await ensureChromium({ isWhole: true }),
  args: chromiumFlags,
})
try {
  const teacher = await newTeacher(playerApi(product.origin))
  const { parts: onProjector, rush } = await measureProjector(browser, teacher)
  const parts = { ...onProjector, ...(await measurePhone(browser, teacher)) }
  const all = Object.values(parts)
  report(
    {
      players,
      ...parts,
      // Everybody at once, on the machine that also joins and serves them: without a bound.
      rush,
      frameShare: Math.min(...all.map((part) => part.frameShare)),
      missingShare: rounded(1 - Math.min(...all.map((part) => part.frameShare)), 2),
      longTasks: all.reduce((sum, part) => sum + part.longTasks, 0),
    },
    // A bound is a maximum: 15 % of the frames may be missing.
    { missingShare: 0.15, longTasks: 0 },
    json,
  )
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await browser.close()
  await product.stop()
}

/** Each device alone, as in a class: two throttled pages would share the processor. */
async function measureProjector(browser: Browser, teacher: Teacher) {
  const game = await teacher.open({ maxPlayers: players })
  const host = await game.openHost()
  const floor = await framesOf(await openPage(browser, projector, 'about:blank'), partMs)
  const screen = await openScreen(browser, teacher, game)
  const names = playerNames(players)
  const [lobby, seats] = await Promise.all([
    watched(screen, floor, names.length * joinEveryMs),
    // They walk in while the lobby is watched.
    Promise.all(
      names.map(async (name, i) => {
        await pause(i * joinEveryMs)
        return game.sit(await game.join(name), changes)
      }),
    ),
  ])
  await playQuestion(host, seats)
  await screen.locator('.pq-race').waitFor()
  const race = await watched(screen, floor, partMs)
  host.press('end')
  await screen.getByRole('heading', { name: 'Game Over!' }).waitFor()
  const podium = await watched(screen, floor, podiumMs)
  await screen.context().close()
  const rush = await measureRush()
  return { parts: { lobby, race, podium }, rush }

  async function measureRush(): Promise<Part> {
    const full = await teacher.open({ maxPlayers: players })
    const page = await openScreen(browser, teacher, full)
    const [rush] = await Promise.all([
      watched(page, floor, partMs),
      full.seatAll(playerNames(players), changes),
    ])
    await page.context().close()
    await full.press('end')
    return rush
  }
}

async function measurePhone(browser: Browser, teacher: Teacher) {
  const game = await teacher.open({ maxPlayers: players + 1 })
  const host = await game.openHost()
  const floor = await framesOf(await openPage(browser, phone, 'about:blank'), partMs)
  const own = await game.join('Own')
  const device = await openPage(browser, phone, `${product.origin}/game/${game.id}`, (context) =>
    context.addInitScript(([id, token]) => sessionStorage.setItem(`pathquest.seat.${id}`, token), [
      game.id,
      own.seatToken,
    ] as const),
  )
  await device.getByRole('heading', { name: 'You are in!' }).waitFor()
  await playQuestion(host, await game.seatAll(playerNames(players), changes))
  await device.locator('[data-stage="result"]').waitFor()
  const phoneResult = await watched(device, floor, partMs)
  host.press('end')
  await device.locator('[data-stage="podium"]').waitFor()
  const phonePodium = await watched(device, floor, podiumMs)
  return { phoneResult, phonePodium }
}

/** From the start to the closing of the first question. */
async function playQuestion(host: SocketHost, seats: readonly SocketPlayer[]) {
  host.press('start')
  await until('the question', () => seats.every(({ changedAt }) => changedAt > 0))
  await pause(thinkMs)
  for (const [i, seat] of seats.entries()) seat.answer(questionOf(seats).id, i % 4)
  await pause(500)
  host.press('advance')
}

async function openScreen(browser: Browser, teacher: Teacher, { id }: HostedGame): Promise<Page> {
  const address = `${product.origin}/game/${id}/screen`
  const page = await openPage(browser, projector, address, (context) =>
    context.addCookies(cookiesOf(teacher.cookie, product.origin)),
  )
  await page.getByText('Waiting to start').waitFor()
  return page
}

async function openPage(
  browser: Browser,
  { viewport, slowdown }: typeof projector,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'no-preference' })
  await context.addInitScript('globalThis.__name = (named) => named')
  await prepare(context)
  const page = await context.newPage()
  await page.goto(url)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Frames a second that the page draws, and its tasks of more than 100 ms. */
async function framesOf(page: Page, ms: number): Promise<{ perSecond: number; longTasks: number }> {
  await page.bringToFront()
  return page.evaluate(async (ms) => {
    let frames = 0
    let longTasks = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > 100) longTasks++
    })
    observer.observe({ type: 'longtask' })
    const since = performance.now()
    await new Promise<void>((done) => {
      const draw = () => {
        frames++
        if (performance.now() - since < ms) requestAnimationFrame(draw)
        else done()
      }
      requestAnimationFrame(draw)
    })
    observer.disconnect()
    return { perSecond: (frames * 1000) / (performance.now() - since), longTasks }
  }, ms)
}

async function watched(page: Page, floor: { perSecond: number }, ms: number): Promise<Part> {
  const { perSecond, longTasks } = await framesOf(page, ms)
  return { frameShare: rounded(perSecond / floor.perSecond, 2), longTasks }
}
