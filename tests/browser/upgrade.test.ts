import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFormer, type UpgradedProduct } from '../support/former-pages'
import { must, PHONE, useBrowser } from './support/browser'
import { readDemoAccounts } from './support/demo-accounts'
import { answer, closed, goOn, hostGame, join, settled, startGame } from './support/games'

const of = (product: UpgradedProduct, userType: string, index = 0) =>
  must(readDemoAccounts(product.dataDir).filter((one) => one.userType === userType)[index])

/** The script that a page runs: its name contains the version. */
const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src)

/** The script of a page; /careers has one of its own. */
async function currentScript({ origin }: UpgradedProduct, path = '/how-to-play'): Promise<string> {
  const page = await (await fetch(origin + path)).text()
  return new URL(must(/<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]), origin).href
}

const UPDATED = 'Pathquest was updated. Reload to go on.'

let product: UpgradedProduct
beforeAll(async () => {
  product = await startFormer()
})
afterAll(() => product?.stop())
const open = useBrowser({ at: () => product.origin })

describe('Pages of the previous version', () => {
  test('in the lobby and at a question play on to the podium, and load later chunks', async () => {
    await product.become('former')
    const former = await currentScript(product)
    const people = await Promise.all([
      open({ account: of(product, 'teacher', 0) }),
      open({ account: of(product, 'teacher', 1) }),
      open({ viewport: PHONE }),
      open({ viewport: PHONE }),
      open({ viewport: PHONE }),
    ])
    const [waiting, playing, early, first, second] = people
    const [lobby, game] = await Promise.all([
      hostGame(waiting, { driver: 'people' }),
      hostGame(playing, { driver: 'people' }),
    ])
    await Promise.all([
      join(early, lobby.code, 'Calm Fern'),
      join(first, game.code, 'Amber Fox'),
      join(second, game.code, 'Quiet Heron'),
    ])
    await startGame(playing, 2)
    await answer(first, 1)
    await first.page.getByText('Answer saved. Waiting for the others.').waitFor()

    await product.become('this')
    expect(await currentScript(product)).not.toBe(former)

    await answer(second, 1)
    await closed(playing.page)
    for (const { page } of [first, second]) await page.getByText('✓ Correct!').waitFor()
    await goOn(playing)
    await Promise.all([answer(first, 2), answer(second, 2, false)])
    await closed(playing.page)
    await goOn(playing)
    await settled(playing)
    await first.page.getByText('2/2', { exact: true }).waitFor()

    await startGame(waiting, 1)
    for (const number of [1, 2]) {
      await answer(early, number)
      await closed(waiting.page)
      await goOn(waiting)
    }
    await settled(waiting)
    await early.page.getByText('2/2', { exact: true }).waitFor()

    // The dashboard is a chunk that this page had not fetched yet.
    await playing.page.getByRole('button', { name: 'Return Home' }).click()
    await playing.page.getByRole('heading', { name: 'Active Games', exact: true }).waitFor()
    for (const { page } of people) expect(await scriptOf(page)).toBe(former)
  })
})

// These people have not opened these pages before: their chunks are in no browser cache.
describe('A page whose chunks were removed by an upgrade', () => {
  test('shows that it was updated and reloads on request, not by itself', async () => {
    await product.become('this')
    const before = await currentScript(product)
    const { page } = await open({ account: of(product, 'teacher'), once: true })
    await page.goto('/how-to-play')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await product.become('former', { losesArchive: true })
    await page.getByRole('link', { name: 'Careers' }).first().click()
    await page.getByRole('alert').getByText(UPDATED).waitFor()
    expect(await scriptOf(page)).toBe(before)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
    expect(await scriptOf(page)).not.toBe(before)
  })

  test('of the previous version offers to reload, and continues as this version', async () => {
    await product.become('former')
    const { page } = await open({ account: of(product, 'teacher'), once: true })
    await page.goto('/how-to-play')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await product.become('this', { losesArchive: true })
    await page.getByRole('link', { name: 'Careers' }).first().click()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
    expect(await scriptOf(page)).toBe(await currentScript(product, '/careers'))
  })

  test('is not reloaded while the server does not answer: that would lose it', async () => {
    await product.become('this')
    const { page } = await open({ account: of(product, 'teacher'), once: true })
    await page.goto('/how-to-play')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('link', { name: 'Careers' }).first().click()
    await page.getByText('Pathquest does not answer.').waitFor()
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await expect.poll(() => reload.isEnabled()).toBe(false)
    await page.unrouteAll({ behavior: 'wait' })
    await reload.click()
    await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
  })

  test('shows the notice above a live game, whose connection stays; after reloading the seat is there', async () => {
    await product.become('this')
    const host = await open({ account: of(product, 'teacher'), once: true })
    const player = await open({ viewport: PHONE, once: true })
    const { page } = player
    const game = await hostGame(host, { driver: 'people' })
    // The chunks after the lobby are still loading when the upgrade removes them.
    await page.route(/\/assets\/rounds-/, (route) => route.abort())
    await join(player, game.code, 'Amber Fox')
    await product.become('former', { losesArchive: true })
    await page.unrouteAll({ behavior: 'wait' })
    await startGame(host, 1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(UPDATED).waitFor()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await answer(player, 1)
    await closed(host.page)
    await page.getByText('✓ Correct!').waitFor()
  })
})
