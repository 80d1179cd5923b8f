import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HostedGame } from './support/hosted-game'
import { events, expectQuiet, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()
const LATER = '**/chunks/leaderboard-later-*'

/** Below the fold, so that the page decides when it is fetched. */
const hidden = (token: string, mode: 'compact' | 'full') =>
  `<div id="board" hidden data-pathquest="leaderboard" data-token="${token}" data-mode="${mode}"></div>`
const show = (page: Page) =>
  page.evaluate(() => document.querySelector('#board')?.removeAttribute('hidden'))
/** Counts how often the later part was asked for. */
function watchLater(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/chunks/leaderboard-later-')) asked++
  })
  return () => asked
}
/** A widget tells of what it shows a moment later. */
const expectTold = (page: Page, names: string[]) =>
  expect.poll(async () => (await events(page)).map(({ name }) => name)).toEqual(names)

test('in full a part that does not come is told and comes after Try Again, rows and all', async () => {
  const game = await HostedGame.open()
  const first = await game.join('Quiet Heron')
  const heard = await open({ body: hidden(await game.share(), 'full') })
  const { page } = heard
  await game.ask(1)
  await game.answer(first, true)
  await page.route(LATER, (route) => route.abort())
  await show(page)
  const again = page.getByRole('button', { name: 'Try Again' })
  await again.waitFor()
  expect(await page.getByRole('alert').innerText()).toContain(
    'The leaderboard cannot be loaded right now.',
  )
  expect(await page.getByRole('listitem').count()).toBe(0)
  await expectTold(page, ['error'])
  const [error] = await events(page)
  expect(error).toMatchObject({ target: 'board', detail: { code: 'offline' } })
  await page.unroute(LATER)
  await again.click()
  await ready(page)
  const place = page.getByText('1st Place')
  await place.waitFor()
  // Its sheet came along.
  expect(
    await place.evaluate((one) => getComputedStyle(one.parentElement as Element).display),
  ).toBe('flex')
  expect(await page.getByRole('alert').count()).toBe(0)
  await expectTold(page, ['error', 'ready'])
  await expectQuiet(heard)
})

test('teams come with the part that follows the rows; what did not come is missed once they play', async () => {
  const game = await HostedGame.open({ gameMode: 'team_challenge' })
  for (const name of ['Quiet Heron', 'Bold Cedar', 'Kind Otter', 'Swift Maple']) {
    await game.join(name)
  }
  const heard = await open({ body: hidden(await game.share(), 'compact') })
  const { page } = heard
  const asked = watchLater(page)
  await page.route(LATER, (route) => route.abort())
  await show(page)
  await ready(page)
  await page.getByText('The game has not started yet.').waitFor()
  await expect.poll(asked).toBe(1)
  // Nothing is missing yet.
  await expectTold(page, ['ready'])
  await game.ask(1)
  const again = page.getByRole('button', { name: 'Try Again' })
  await again.waitFor()
  // The players stand all the same.
  await page.getByText('Quiet Heron').waitFor()
  await page.getByText('The teams cannot be loaded right now.').waitFor()
  await expectTold(page, ['ready', 'error'])
  await page.unroute(LATER)
  await again.click()
  await page.getByRole('heading', { name: 'Teams' }).waitFor()
  await page.getByText('Team 1', { exact: true }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expectTold(page, ['ready', 'error'])
  await expectQuiet(heard)
})

test('compact rows stand without the later part, and the end of sharing tries it again', async () => {
  const game = await HostedGame.open()
  await game.join('Quiet Heron')
  const heard = await open({ body: hidden(await game.share(), 'compact') })
  const { page } = heard
  const asked = watchLater(page)
  await page.route(LATER, (route) => route.abort())
  await show(page)
  await game.ask(1)
  await page.getByText('Quiet Heron').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await expect.poll(asked).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  await expectTold(page, ['ready'])
  await page.unroute(LATER)
  await game.stopSharing()
  await page.getByRole('heading', { name: 'This leaderboard is no longer shared' }).waitFor()
  expect(asked()).toBe(2)
  expect(await page.getByRole('listitem').count()).toBe(0)
})

test('rows that change places glide there once the later part is there', async () => {
  const game = await HostedGame.open()
  const [first, second] = [await game.join('Bold Cedar'), await game.join('Quiet Heron')]
  const heard = await open({ body: hidden(await game.share(), 'compact') })
  const { page } = heard
  await game.ask(1)
  await show(page)
  await ready(page)
  await page.getByText('Quiet Heron').waitFor()
  await game.answer(second, true)
  await game.answer(first, false)
  // With reduced motion, as here, a row that moved is marked instead.
  const moved = page.locator('[data-moved]')
  await moved.filter({ hasText: 'Quiet Heron' }).waitFor()
  expect(await moved.first().innerText()).toContain('Quiet Heron')
  await expectQuiet(heard)
})
