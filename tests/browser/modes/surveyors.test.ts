import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  answerByKeys,
  breakLine,
  goOn,
  hostGame,
  openScreen,
  startClass,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const tiles = (page: Page) => page.locator('.pq-choice')
const asked = (page: Page) =>
  page.getByRole('heading', { name: 'Which tile shall your team take?' }).waitFor()
const score = async (page: Page) => Number(await page.locator('.pq-me-score > b').innerText())
const showLand = (page: Page) => page.getByRole('button', { name: 'Show the Land' })

test('two teams earn stakes and draw the map', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const game = await hostGame(host, { mode: 'surveyors', driver: 'people', timeStretch: 4 })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Both questions are among the last two: a team that is right has 8 stakes.
  const [points] = await Promise.all([answer(ana, 1), answerByKeys(ben, 1), answer(cleo, 1)])
  for (const { page } of [ana, ben, cleo]) await asked(page)
  await ana.page.getByText('8 stakes for your team').waitFor()
  await isAccessible(ana.page, 'the choice')
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // By keyboard alone: a number names a tile.
  await ben.page.keyboard.press('1')
  await ben.page.getByText(/^You named [A-G]\d\. Waiting for the others\.$/).waitFor()
  await screen.getByText('1 of 3 have named a tile', { exact: false }).waitFor()
  await isAccessible(screen, 'the projector')
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
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector after it'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }

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
  await isAccessible(ana.page, 'the end')
})
