import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinByApi } from '../support/api-player'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import { breakLine, hostGame, join, openScreen, startGame } from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const careers = (page: Page) => page.getByRole('list', { name: /^Choose three careers/ })
const press = (host: Person, name: string) => host.page.getByRole('button', { name }).click()

/** The first three careers, because they keep people calm. */
async function sendCrew(page: Page): Promise<void> {
  for (const i of [0, 1, 2]) await careers(page).getByRole('button').nth(i).click()
  await page.getByLabel('they keep people calm').check()
  await page.getByRole('button', { name: 'Send these three' }).click()
}

test('a class builds crews, stars plans without names, and opens the careers', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const modeSettings = { missions: 2 }
  // Nothing closes before a slow page has answered.
  const game = await hostGame(host, { mode: 'crew_call', modeSettings, timeStretch: null })
  const screen = await openScreen(host)
  await Promise.all([join(ana, game.code, 'Ana'), join(cleo, game.code, 'Cleo')])
  await join(ben, game.code, 'Ben')
  const others = await Promise.all(['Dan', 'Eve'].map((name) => joinByApi(game, name)))
  await startGame(host, 5)

  // Who has no page is soon not waited for any more: they send first.
  for (const [i, player] of others.entries()) {
    await player.move('send', { a: 7, b: 6 - i, c: 1, reason: 'new' })
  }

  const button = ana.page.getByRole('button', { name: 'Send these three' })
  await button.waitFor()
  await expect.poll(() => button.isDisabled()).toBe(true)
  await isAccessible(ana.page, 'a plan')
  await Promise.all([fits(ana.page), fits(cleo.page)])
  await sendCrew(ana.page)
  await ana.page.getByText('Nobody sees that it is yours.').waitFor()
  await host.page.getByText('Mission 1 of 2 · 3 of').waitFor()
  await host.page.getByText('who of the eight would surprise us?').waitFor()

  // By keyboard alone: numbers choose careers, Space the reason, Enter sends.
  const { page } = ben
  await careers(page).getByRole('button').first().focus()
  for (const key of ['4', '5', '6']) await page.keyboard.press(key)
  await page.getByText('3 of 3 chosen').waitFor()
  await page.getByLabel('they can start at once').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send these three' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Nobody sees that it is yours.').waitFor()

  await breakLine(cleo)
  await sendCrew(cleo.page)

  // Four plans of others, without a name.
  await ana.page.getByRole('heading', { name: 'Which crew would you send?' }).waitFor()
  await expect.poll(() => ana.page.getByRole('button', { name: /^Plan \d/ }).count()).toBe(4)
  await isAccessible(ana.page, 'the gallery')
  await fits(cleo.page)
  const calm = ana.page.getByRole('button', { name: /they keep people calm$/ })
  await calm.click()
  await ana.page.getByLabel('Surprising, and it works').check()
  await ana.page.getByRole('button', { name: 'Give your star' }).click()
  await ana.page.getByText('Nobody sees to whom.').waitFor()
  await press(host, 'Show the stars')

  // Cleo's is the only plan with a star, and she alone knows.
  await screen.getByText('1 star', { exact: true }).waitFor()
  await cleo.page.getByText('Your plan got 1 star.').waitFor()
  await ana.page.getByText('Your plan got 0 stars.').waitFor()
  await host.page.getByText('The class starred a surprise').waitFor()
  expect(await screen.getByText('by Cleo').count()).toBe(0)
  for (const [one, where] of [
    [cleo.page, 'the outcome'],
    [screen, 'the projector'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }
  await cleo.page.getByRole('button', { name: 'Show my name' }).click()
  await screen.getByText('by Cleo').waitFor()

  // The careers of the own crew open over the game.
  await host.context.request.post(`/api/games/${game.id}/end`, { data: {} })
  await ana.page.getByRole('heading', { name: 'Your crews' }).waitFor()
  await screen.getByText('Which of your three would you like to be for a day').waitFor()
  for (const one of [ana.page, screen, host.page]) {
    expect(await one.locator('.pq-podium, .pq-board').count()).toBe(0)
  }
  await isAccessible(ana.page, 'the end')
  await ana.page.locator('.pq-own-scene').getByRole('button').first().click()
  await ana.page.getByRole('button', { name: 'Back to the game' }).click()
  await ana.page.getByRole('heading', { name: 'Your crews' }).waitFor()
})
