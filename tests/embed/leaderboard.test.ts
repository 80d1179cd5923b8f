import { expect, test } from 'vitest'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

const board = (token: string, mode: 'compact' | 'full') =>
  `<div data-pathquest="leaderboard" data-token="${token}" data-mode="${mode}"></div>`

test('in full mode everybody is listed with all details', async () => {
  const game = await HostedGame.open()
  const heard = await open({ body: board(await game.share(), 'full') })
  const { page } = heard
  await ready(page)
  const first = await game.join('Quiet Heron')
  await game.ask(1)
  await game.answer(first, true)
  const place = page.getByText('1st Place')
  await place.waitFor()
  expect(
    await place.evaluate((one) => getComputedStyle(one.parentElement as Element).display),
  ).toBe('flex')
  await expectQuiet(heard)
})

test('teams are listed below the players once they play', async () => {
  const game = await HostedGame.open({ gameMode: 'team_challenge' })
  const heard = await open({ body: board(await game.share(), 'compact') })
  const { page } = heard
  await ready(page)
  await page.getByText('The game has not started yet.').waitFor()
  for (const name of ['Quiet Heron', 'Bold Cedar', 'Kind Otter', 'Swift Maple']) {
    await game.join(name)
  }
  await page.getByText('4 players', { exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Teams' }).count()).toBe(0)
  await game.ask(1)
  await page.getByText('Quiet Heron').waitFor()
  await page.getByRole('heading', { name: 'Teams' }).waitFor()
  await page.getByText('Team 1', { exact: true }).waitFor()
  await expectQuiet(heard)
})

test('when sharing ends the rows are replaced by a message', async () => {
  const game = await HostedGame.open()
  const { page } = await open({ body: board(await game.share(), 'compact') })
  await ready(page)
  await game.join('Quiet Heron')
  await game.ask(1)
  await page.getByText('Quiet Heron').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await game.stopSharing()
  await page.getByRole('heading', { name: 'This leaderboard is no longer shared' }).waitFor()
  expect(await page.getByRole('listitem').count()).toBe(0)
})

test('rows that change places are animated', async () => {
  const game = await HostedGame.open()
  const heard = await open({ body: board(await game.share(), 'compact') })
  const { page } = heard
  await ready(page)
  const [first, second] = [await game.join('Bold Cedar'), await game.join('Quiet Heron')]
  await game.ask(1)
  await page.getByText('Quiet Heron').waitFor()
  await game.answer(second, true)
  await game.answer(first, false)
  // With reduced motion, as here, a row that moved is marked instead.
  const moved = page.locator('[data-moved]')
  await moved.filter({ hasText: 'Quiet Heron' }).waitFor()
  await expect.poll(() => moved.first().innerText()).toContain('Quiet Heron')
  await expectQuiet(heard)
})
