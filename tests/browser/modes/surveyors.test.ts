import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  answerByKeys,
  breakLine,
  goOn,
  hostGame,
  join,
  openScreen,
  startGame,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const tiles = (page: Page) => page.locator('.pq-choice')
const asked = (page: Page) =>
  page.getByRole('heading', { name: 'Which tile shall your team take?' }).waitFor()
const score = async (page: Page) => Number(await page.locator('.pq-me-score > b').innerText())
const joinTeam = (page: Page, number: number) =>
  page.getByRole('button', { name: `Join Team ${number}` })
const showLand = (page: Page) => page.getByRole('button', { name: 'Show the Land' })

test('two teams are chosen in the lobby, earn stakes and draw the map', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const modeSettings = { crews: 'players' }
  const wish = { mode: 'surveyors', driver: 'people', timeStretch: 4, modeSettings } as const
  const game = await hostGame(host, wish)
  const screen = await openScreen(host)
  await Promise.all([
    join(ana, game.code, 'Ana'),
    join(ben, game.code, 'Ben'),
    join(cleo, game.code, 'Cleo'),
  ])

  // Two choose Team 1, which is full then; one of them leaves, and the place is free.
  await joinTeam(ana.page, 1).click()
  await joinTeam(cleo.page, 1).click()
  await ben.page.getByText('2 of 2').waitFor()
  await expect.poll(() => joinTeam(ben.page, 1).isDisabled()).toBe(true)
  await Promise.all([isAccessible(ben.page, 'the lobby'), fits(ana.page)])
  await cleo.page.getByRole('button', { name: 'Leave Game' }).click()
  await host.page.getByRole('heading', { name: '2 players' }).waitFor()
  await join(cleo, game.code, 'Cleo')
  await joinTeam(ben.page, 1).click()
  await screen.getByText('2 of 2').waitFor()
  // The host puts the third where there is room.
  await host.page.getByLabel('Team of Cleo').selectOption('Team 2')
  await cleo.page.getByRole('button', { name: 'Leave Team 2' }).waitFor()
  await startGame(host, 3)

  // Both questions are among the last two: a team that is right has 8 stakes.
  const [points] = await Promise.all([answer(ana, 1), answerByKeys(ben, 1), answer(cleo, 1)])
  for (const { page } of [ana, ben, cleo]) await asked(page)
  await ana.page.getByText('8 stakes for your team').waitFor()
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // By keyboard alone: a number names a tile.
  await ben.page.keyboard.press('1')
  await ben.page.getByText(/^You named [A-G]\d\. Waiting for the others\.$/).waitFor()
  await screen.getByText('1 of 3 have named a tile', { exact: false }).waitFor()
  await host.page.getByText('Ask each team which tile opens the way to a peak.').waitFor()

  // The line breaks: the tiles are there when it is back.
  await breakLine(cleo)
  await asked(cleo.page)
  await tiles(cleo.page).first().click()
  await showLand(host.page).click()

  // Who named nothing gets nothing; the team takes land all the same.
  await ana.page.getByText('Team 1 took', { exact: false }).first().waitFor()
  expect(await score(ana.page)).toBe(points)
  const [bens, cleos] = [await score(ben.page), await score(cleo.page)]
  for (const one of [bens, cleos]) expect([points, points + 2]).toContain(one)
  await screen.getByText('Team 2 took', { exact: false }).first().waitFor()
  await Promise.all([isAccessible(cleo.page, 'the result'), isAccessible(host.page, 'the host')])

  // Nobody is right: only a team alone in last place has stakes.
  await goOn(host)
  await Promise.all([ana, ben, cleo].map((one) => answer(one, 2, false)))
  await expect
    .poll(async () => {
      if (await showLand(host.page).isVisible()) await showLand(host.page).click()
      return host.page.getByRole('button', { name: 'End Game' }).isVisible()
    })
    .toBe(true)
  await goOn(host)
  await ana.page.getByRole('heading', { name: 'The map is drawn' }).waitFor()
  await screen
    .getByText(/holds the most land|share the first place/)
    .first()
    .waitFor()
})
