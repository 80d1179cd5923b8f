import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import { hostGame, join, openScreen, startGame } from './support/games'

const open = useBrowser()
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eda', 'Finn', 'Gia', 'Maximiliana Fernández']

test('eight characters in the lobby: another one, a hop, and reactions that the host mutes', async () => {
  const [host, first, second] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  await join(first, game.code, must(NAMES[0]))
  await join(second, game.code, must(NAMES[1]))
  for (const displayName of NAMES.slice(2)) {
    await host.context.request.post('/api/games/join', {
      data: { gameCode: game.code, displayName },
      headers: { cookie: '' },
    })
  }
  const figures = screen.locator('.pq-screen-players li')
  await expect.poll(() => figures.count()).toBe(NAMES.length)
  await expect.poll(() => screen.locator('.pq-screen-players .pq-character').count()).toBe(8)
  expect(await accessibilityProblems(screen)).toEqual([])
  const cut = await screen
    .locator('.pq-figure-name')
    .evaluateAll((names) =>
      names
        .filter(
          (name) =>
            name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2,
        )
        .map((name) => name.textContent),
    )
  expect(cut).toEqual([])
  // Nobody walks in on a page that is to be still.
  const walk = () => figures.first().evaluate((li) => getComputedStyle(li).animationName)
  expect(await walk()).toBe('none')

  // Another one: on the phone at once, and the class sees it.
  const own = first.page.locator('.pq-lobby-hop .pq-character')
  const before = must(await own.getAttribute('aria-label'))
  await first.page.getByRole('button', { name: 'Another one' }).click()
  const after = must(await own.getAttribute('aria-label'))
  expect(after).not.toBe(before)
  await second.page.getByRole('img', { name: after }).waitFor()

  await screen.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await walk()).toBe('pq-walk-in')
  const hops = figures.filter({ hasText: 'Ana' }).locator('[data-hops]')
  await first.page.getByRole('button', { name: 'Hop' }).click()
  await hops.waitFor()

  const sign = figures.filter({ hasText: 'Ben' }).locator('.pq-figure-sign')
  await second.page.getByRole('button', { name: 'Wave' }).click()
  await sign.waitFor()
  expect(await accessibilityProblems(second.page)).toEqual([])
  await host.page.getByRole('switch', { name: 'Reactions' }).click()
  await second.page.getByRole('button', { name: 'Wave' }).waitFor({ state: 'detached' })
  await expect.poll(() => first.page.getByRole('button', { name: 'Hop' }).isDisabled()).toBe(true)

  // How it goes, in place of the characters: the code stays, and the projector's own key closes it.
  await host.page.getByRole('button', { name: 'Show how it goes' }).click()
  await screen.getByRole('heading', { name: 'How it goes' }).waitFor()
  await expect.poll(() => screen.locator('.pq-how svg').count()).toBe(3)
  await expect.poll(() => screen.getByText(game.code).count()).toBe(1)
  expect(await accessibilityProblems(screen)).toEqual([])
  await screen.keyboard.press('h')
  await expect.poll(() => figures.count()).toBe(NAMES.length)
  await host.page.getByRole('button', { name: 'Show how it goes' }).click()
  await screen.getByRole('heading', { name: 'How it goes' }).waitFor()
  await startGame(host, NAMES.length)
  await first.page.getByText(/^Question 1 of/).waitFor()
})

/** What is heard of a page: how many tones began, and how loud all of them are. */
async function listen(context: BrowserContext): Promise<(page: Page) => Promise<Heard>> {
  await context.addInitScript(() => {
    const heard = { tones: 0, loudness: () => 0 }
    const { createOscillator } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createOscillator = function () {
      heard.tones++
      return createOscillator.call(this)
    }
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (this instanceof GainNode && to === this.context.destination)
        heard.loudness = () => this.gain.value
      return connect.call(this, to)
    } as AudioNode['connect']
    Object.assign(window, { heard })
  })
  return (page) =>
    page.evaluate(() => {
      const { heard } = window as unknown as { heard: { tones: number; loudness: () => number } }
      return { tones: heard.tones, loudness: heard.loudness() }
    })
}
interface Heard {
  tones: number
  loudness: number
}

test('nothing sounds until the host wants it; its volume is set by keys, and one button ends it', async () => {
  const [host, ana, ben] = await Promise.all([
    open({ account: must(teachers[0]), once: true }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const hear = await listen(host.context)
  const game = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  const players = screen.locator('.pq-screen-players li')
  await join(ana, game.code, 'Ana')
  await expect.poll(() => players.count()).toBe(1)
  expect(await hear(screen)).toEqual({ tones: 0, loudness: 0 })

  await screen.getByRole('button', { name: 'Turn sound on' }).click()
  await expect.poll(async () => (await hear(screen)).tones).toBeGreaterThan(3)
  const { loudness } = await hear(screen)
  expect(loudness).toBeGreaterThan(0)
  const volume = screen.getByRole('slider', { name: 'Volume' })
  await volume.press('ArrowLeft')
  await expect.poll(async () => (await hear(screen)).loudness).toBeLessThan(loudness)
  await volume.press('Home')
  await expect.poll(async () => (await hear(screen)).loudness).toBe(0)

  await screen.getByRole('button', { name: 'Mute' }).click()
  await volume.waitFor({ state: 'detached' })
  const { tones } = await hear(screen)
  await join(ben, game.code, 'Ben')
  await expect.poll(() => players.count()).toBe(2)
  expect((await hear(screen)).tones).toBe(tones)
  await startGame(host, 2)
  await screen.getByText(/^Question 1 of/).waitFor()
  expect((await hear(screen)).tones).toBe(tones)
})

test('no button of the lobby moves while a player loses the connection', async () => {
  const [host, leaving, staying] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await join(leaving, game.code, 'Brief Bee')
  await join(staying, game.code, 'Steady Stork')
  const { page } = host
  const remove = page.getByRole('button', { name: /^Remove (Brief|Steady)/ })
  const places = () => Promise.all([0, 1].map((i) => remove.nth(i).boundingBox()))
  const row = page.getByRole('listitem').filter({ hasText: 'Brief Bee' })
  await page.getByRole('heading', { name: '2 players' }).waitFor()
  await row.getByText('not connected').waitFor({ state: 'hidden' })
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const before = await places()
    await leaving.page.goto('about:blank')
    await row.getByText('not connected').waitFor()
    expect(await places()).toEqual(before)
    await leaving.page.goBack()
    await row.getByText('not connected').waitFor({ state: 'hidden' })
    expect(await places()).toEqual(before)
  }
})
