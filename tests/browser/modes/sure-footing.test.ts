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

type StepName = 'Light' | 'Firm' | 'Bold'
const stepButton = (page: Page, name: StepName) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText()

/** Answers the question and chooses how sure that is. */
async function step({ page }: Person, number: number, name: StepName, isRight = true) {
  const question = await questionOn(page, number)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await stepButton(page, name).click()
}

test('a class says how sure it is, and is paid by that', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const game = await hostGame(host, { mode: 'sure_footing', driver: 'people' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Nothing is sent before an answer is chosen; every button says what it brings.
  await questionOn(ana.page, 1)
  await ana.page.getByText('Choose an answer, then your step.').waitFor()
  await expect.poll(() => stepButton(ana.page, 'Bold').isDisabled()).toBe(true)
  const [right, wrong] = await stepButton(ana.page, 'Bold')
    .innerText()
    .then((text) => (text.match(/[+−]\d+/g) ?? []) as [string, string])
  await isAccessible(ana.page, 'the question')
  await Promise.all([fits(ana.page), fits(cleo.page)])
  await step(ana, 1, 'Bold')

  // By keyboard alone: a letter answers, Tab goes to the steps, Enter takes one.
  const { page } = ben
  const isA = rightOption(await questionOn(page, 1))
  const options = await page.getByRole('radio').allInnerTexts()
  await questionHasFocus(page)
  await page.waitForTimeout(THINKING_MS)
  await page.keyboard.press(String(options.findIndex((text) => text.includes(isA)) + 1))
  await stepButton(page, 'Light').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Answer saved. Waiting for the others.').waitFor()

  // The line breaks: the choice is sent when it is back.
  await questionOn(cleo.page, 1)
  await breakLine(cleo)
  await step(cleo, 1, 'Bold', false)

  await closed(host.page)
  await ana.page.getByText(`Bold step, the hold bears: ${right}`).waitFor()
  await ben.page.getByText(/^Light step, the hold bears: \+/).waitFor()
  await cleo.page.getByText(`Bold step, the hold breaks: ${wrong}`).waitFor()
  expect(await score(ana.page)).toBe(must(right).slice(1))
  expect(await score(cleo.page)).toBe('0')
  await screen
    .getByRole('img', { name: /Light: 1 of 1 held, Firm: nobody, Bold: 1 of 2 held/ })
    .waitFor()
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }

  await goOn(host)
  await step(ana, 2, 'Light', false)
  await ana.page.getByText('Answer saved. Waiting for the others.').waitFor()
  await goOn(host)
  await goOn(host)
  await ana.page.getByText(/^Your footing brought \d+ more than firm steps alone\.$/).waitFor()
  await screen.getByText('Game Over!').waitFor()
  await expect.poll(() => screen.getByText('1 of 2 held').count()).toBe(2)
  await isAccessible(ana.page, 'the end')
})
