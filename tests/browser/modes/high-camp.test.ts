import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  breakLine,
  closed,
  goOn,
  hostGame,
  openScreen,
  pick,
  questionHasFocus,
  questionOn,
  startClass,
  THINKING_MS,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'
import { rightOption, wrongOption } from '../support/questions'

const open = useBrowser()

type StoreName = 'Food' | 'Rope' | 'Canvas'
const storeButton = (page: Page, name: StoreName) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ of `) })

/** Answers the question and chooses what that carries. */
async function carry({ page }: Person, number: number, name: StoreName, isRight = true) {
  const question = await questionOn(page, number)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await storeButton(page, name).click()
}

test('a class fills its stores, meets a storm and climbs together', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const game = await hostGame(host, { mode: 'high_camp', driver: 'people' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Nothing is sent before an answer is chosen; every button says what its store has.
  await questionOn(ana.page, 1)
  await ana.page.getByText('Choose an answer, then what you carry.').waitFor()
  await expect.poll(() => storeButton(ana.page, 'Rope').isDisabled()).toBe(true)
  await ana.page.getByText('2 questions until the storm.').waitFor()
  await isAccessible(ana.page, 'the question')
  await Promise.all([fits(ana.page), fits(cleo.page)])
  await carry(ana, 1, 'Rope')

  // By keyboard alone: a letter answers, Tab goes to the stores, Enter chooses.
  const { page } = ben
  const right = rightOption(await questionOn(page, 1))
  const options = await page.getByRole('radio').allInnerTexts()
  await questionHasFocus(page)
  await page.waitForTimeout(THINKING_MS)
  await page.keyboard.press(String(options.findIndex((text) => text.includes(right)) + 1))
  await storeButton(page, 'Food').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Answer saved. Waiting for the others.').waitFor()

  // The line breaks: the choice is sent when it is back.
  await questionOn(cleo.page, 1)
  await breakLine(cleo)
  await carry(cleo, 1, 'Canvas', false)

  await closed(host.page)
  await ana.page.getByText('Two loads arrive: Rope.').waitFor()
  await ben.page.getByText('Two loads arrive: Food.').waitFor()
  await cleo.page.getByText('One load arrives all the same: Canvas.').waitFor()
  await ana.page.getByText(/^Rope: 2 of \d+/).waitFor()
  await screen
    .getByRole('img', { name: /^Camp at 0 of 3, summit from 3\. Food: 2 of .*Canvas: 1 of / })
    .waitFor()
  await host.page.getByText(/Ask who carries it\.$|What comes now is to spare\.$/).waitFor()
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }

  // The storm comes after the last question of the leg, and moves the camp of all.
  await goOn(host)
  await ana.page.getByText('The storm comes after this question.').waitFor()
  await Promise.all([carry(ana, 2, 'Rope'), carry(ben, 2, 'Food'), carry(cleo, 2, 'Canvas')])
  await closed(host.page)
  const storm = /(stores? held: the camp (moves|stays))/
  await Promise.all([ana.page, screen, host.page].map((one) => one.getByText(storm).waitFor()))

  await goOn(host)
  const end =
    /^(The class is on the summit!|The camp stands at \d of 3\. The summit begins at 3\.)$/
  for (const one of [ana.page, screen, host.page]) {
    await one.getByRole('heading', { name: end }).waitFor()
  }
  await ana.page.getByText('0 food, 4 rope and 0 canvas').waitFor()
  await screen.getByText('The class carried 4 food, 4 rope and 3 canvas.').waitFor()
  // Nobody is first.
  expect(await ana.page.locator('.pq-podium').count()).toBe(0)
  expect(await screen.locator('.pq-podium').count()).toBe(0)
  expect(await ana.page.getByText(/^Placement$|competed$/).count()).toBe(0)
  await ana.page.getByText('3 players took part').waitFor()
  await isAccessible(ana.page, 'the end')
})
