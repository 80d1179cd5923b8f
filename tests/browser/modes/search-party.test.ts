import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  breakLine,
  hostGame,
  openScreen,
  pick,
  questionHasFocus,
  startClass,
  THINKING_MS,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'
import { rightOption, wrongOption } from '../support/questions'

const open = useBrowser()

const verdict = (page: Page) => page.locator('.pq-round-status')
const asked = (page: Page) => page.locator('.pq-question-text').innerText()
const turnBack = (page: Page) => page.getByRole('button', { name: /^Turn back and help/ })
const goOn = (page: Page) => page.getByRole('button', { name: /^Fresh trail/ })
/** To the next card: a result also goes by itself. */
async function onward(page: Page) {
  await goOn(page)
    .click({ timeout: 3_000 })
    .catch(() => {})
  await verdict(page).waitFor({ state: 'detached' })
}
const scene = (page: Page, text: string) =>
  page.getByRole('img', { name: new RegExp(text) }).waitFor()

/** Answers the current card; what the verdict says. */
async function answer({ page }: Person, isRight = true): Promise<string> {
  // Until then the question is that of the last card.
  await verdict(page).waitFor({ state: 'detached' })
  const question = await asked(page)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await verdict(page).waitFor()
  return verdict(page).innerText()
}

test('a class turns back for somebody, strikes out a wrong turn and brings them home', async () => {
  const [host, ana, ben, cleo, dan] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { mode: 'search_party', tapToAnswer: false })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo, Dan: dan })
  await scene(screen, '0 of 3 lanterns. 0 of 132 lights. Everybody is home')
  await host.page.getByText(/a miss is no shame here/).waitFor()

  // A miss: out, and nobody learns who.
  const lost = await asked(ana.page)
  expect(await answer(ana, false)).toContain('You are out with this question.')
  await scene(screen, '0 of 132 lights. One still out')
  await host.page.getByText('One is still out: ask who turns back to help.').waitFor()
  await isAccessible(ana.page, 'after a miss')

  // By keyboard alone: answer, and then turn back with its key.
  const press = (key: string) => ben.page.keyboard.press(key)
  await questionHasFocus(ben.page)
  const question = await asked(ben.page)
  await ben.page.waitForTimeout(THINKING_MS)
  const options = await ben.page.getByRole('radio').allInnerTexts()
  await press(String(options.findIndex((text) => text.includes(rightOption(question))) + 1))
  await press('Enter')
  await turnBack(ben.page).waitFor()
  await press('2')
  await ben.page.getByText('You are helping: this question belongs to someone').waitFor()
  expect(await asked(ben.page)).toBe(lost)
  expect(await answer(ben)).toContain('A way home is lit for someone.')
  await scene(screen, '4 of 132 lights. Everybody is home')

  // What is struck out can be read, and no longer be chosen; it is the next card after the open one.
  await onward(ana.page)
  if ((await asked(ana.page)) !== lost) {
    await answer(ana)
    await onward(ana.page)
  }
  await ana.page.getByText(/^Someone struck out a wrong turn for you: [A-F]$/).waitFor()
  await expect.poll(() => ana.page.locator('.pq-tile[aria-disabled] s').count()).toBe(1)
  await fits(ana.page)
  await isAccessible(ana.page, 'the way home')
  expect(await answer(ana)).toContain('You are home with this question.')

  // The line breaks while somebody is on the way: they still are.
  await answer(dan, false)
  await answer(cleo)
  await turnBack(cleo.page).click()
  await cleo.page.getByText('You are helping: this question belongs to someone').waitFor()
  await breakLine(cleo)
  await cleo.page.getByText('You are helping: this question belongs to someone').waitFor()
  await fits(cleo.page)
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ben.page.getByText('You turned back for someone once.').waitFor()
  await screen.getByText(/Once somebody turned back and lit the way\.$/).waitFor()
  // Nobody is first.
  expect(await screen.locator('.pq-podium').count()).toBe(0)
  await isAccessible(ana.page, 'the end')
})
