import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgetPage } from '../../scripts/bench/embed/pages'
import { startSite } from '../../scripts/bench/embed/site'
import { origin } from '../browser/support/browser'
import { pick, THINKING_MS } from '../browser/support/games'
import { rightOption } from '../browser/support/questions'
import { answerQuestion, questionStands } from './support/answering'
import { deepFocus, tabTo } from './support/focus'
import { HostedGame } from './support/hosted-game'
import {
  type CookieSite,
  cookiesSentFrom,
  launchWithCookies,
  startCookieSite,
} from './support/third-party-cookies'

let cookies: CookieSite
let site: Awaited<ReturnType<typeof startSite>>
let game: HostedGame

beforeAll(async () => {
  cookies = await startCookieSite()
  game = await HostedGame.open()
  const html = widgetPage(`${origin}/v1/embed.js`, 'game-player', { code: game.code })
  site = await startSite({ '/': html })
})
afterAll(async () => {
  await site?.stop()
  await cookies?.stop()
})

test('without third-party cookies two players on another site play a game to its end', async () => {
  // The same check detects a cookie if the browser allows it: the check works.
  const lenient = await launchWithCookies('allowed')
  expect(await cookiesSentFrom(lenient.context, site.origin, cookies)).toBe('plain=here')
  await lenient.close()

  const { context, close } = await launchWithCookies('blocked')
  try {
    expect(await cookiesSentFrom(context, site.origin, cookies)).toBe('')
    const [pointer, keys] = [await visit(context), await visit(context)]
    await joinWithPointer(pointer)
    await joinWithKeys(keys)

    const first = await game.ask(1)
    await Promise.all([
      loseTheLine(context, pointer, first),
      // Only the page in the foreground has the keyboard focus.
      answerWithArrows(keys, first),
    ])
    for (const page of [pointer, keys]) await page.getByText('✓ Correct!').waitFor()
    const second = await game.ask(2)
    await answerQuestion(pointer, second, false)
    await answerWithLetter(keys, second)
    await keys.getByText('✓ Correct!').waitFor()
    await game.closed(2)
    await game.end()

    await keys.getByRole('heading', { name: 'Champion' }).waitFor()
    await pointer.getByRole('heading', { name: 'Runner Up' }).waitFor()
    expect(await cookiesSentFrom(context, site.origin, cookies)).toBe('')
    const kept = await pointer.evaluate(() => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
    ])
    expect(kept).toEqual(['', 0, 0])
    expect(await context.cookies(origin)).toEqual([])
  } finally {
    await close()
  }
})

async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Join Game' }).waitFor()
  return page
}

const inLobby = (page: Page) => page.getByRole('heading', { name: 'You are in!' }).waitFor()

async function joinWithPointer(page: Page): Promise<void> {
  await page.bringToFront()
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe(game.code)
  await page.getByLabel('Your name').fill('Quiet Heron')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await inLobby(page)
}

async function joinWithKeys(page: Page): Promise<void> {
  await page.bringToFront()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('')
  await tabTo(page, 'Your name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Key Player')
  await page.keyboard.press('Enter')
  await inLobby(page)
}

/** The texts of the answers, without the letters in front of them. */
async function optionsOn(page: Page): Promise<string[]> {
  const tiles = await page.getByRole('radio').allInnerTexts()
  return tiles.map((text) => text.split('\n').at(-1) ?? '')
}

const indexOf = async (page: Page, option: string): Promise<number> =>
  (await optionsOn(page)).indexOf(option)

/** The network fails before this player answers, and comes back with the answer in flight. */
async function loseTheLine(context: BrowserContext, page: Page, question: string): Promise<void> {
  await questionStands(page, question)
  const client = await context.newCDPSession(page)
  const network = (offline: boolean) =>
    client.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await network(true)
  await page.getByText('No connection. Trying again...').waitFor()
  await pick(page, rightOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  await network(false)
  await page.getByText('No connection. Trying again...').waitFor({ state: 'detached' })
}

async function answerWithArrows(page: Page, question: string): Promise<void> {
  await questionStands(page, question)
  await page.waitForTimeout(THINKING_MS)
  await tabTo(page, (await optionsOn(page))[0] ?? '')
  for (let i = await indexOf(page, rightOption(question)); i > 0; i--) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await tabTo(page, 'Submit Answer')
  await page.keyboard.press('Enter')
}

async function answerWithLetter(page: Page, question: string): Promise<void> {
  await questionStands(page, question)
  await page.waitForTimeout(THINKING_MS)
  // The focus has stayed in the widget, which handles the keys.
  expect(await deepFocus(page)).not.toBe('')
  await page.keyboard.press('abcdef'[await indexOf(page, rightOption(question))] ?? '')
  await page.keyboard.press('Enter')
}
