import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, useBrowser } from '../support/browser'
import { breakLine, hostGame, openScreen, startClass } from '../support/games'
import { signUpNewcomer } from '../support/newcomer'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const STATEMENTS = 30
const on = (page: Page, number: number) =>
  page.getByText(`Statement ${number} of ${STATEMENTS}`).waitFor()

/** From one statement to another, by tap. */
async function answer({ page }: Person, from: number, to: number) {
  for (let number = from; number <= to; number++) {
    await on(page, number)
    await page.getByRole('button', { name: number % 3 === 0 ? 'No' : 'Yes', exact: true }).click()
  }
}
const surveyOf = async ({ context }: Person) =>
  (await (await context.request.get('/api/interests')).json()).result

test('everybody draws a ridge of their own, and a student keeps it', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open(),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  // The form of a new game begins with the teacher's last mode: not that of other tests' teachers.
  await Promise.all([signUpNewcomer(host, { role: 'teacher' }), signUpNewcomer(ana)])
  const game = await hostGame(host, { mode: 'interest_ridge' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await host.page.getByText(/^Say: do not ask if you can do it/).waitFor()

  // By keyboard alone: 1, 2 and 3 answer; Tab goes back to one that is changed.
  await on(ben.page, 1)
  await ben.page.keyboard.press('1')
  await on(ben.page, 2)
  await ben.page.keyboard.press('3')
  await on(ben.page, 3)
  await ben.page.getByRole('button', { name: 'Back' }).focus()
  await ben.page.keyboard.press('Enter')
  await on(ben.page, 2)
  const maybe = ben.page.getByRole('button', { name: 'Maybe', exact: true })
  await maybe.focus()
  await ben.page.keyboard.press('Enter')
  await on(ben.page, 3)
  await ben.page.getByRole('button', { name: 'Back' }).click()
  expect(await maybe.getAttribute('aria-pressed')).toBe('true')
  await isAccessible(ben.page, 'a statement')

  // The line breaks: the answers are still there.
  await answer(cleo, 1, 1)
  await on(cleo.page, 2)
  await breakLine(cleo)
  await answer(cleo, 2, 2)
  await on(cleo.page, 3)
  await fits(cleo.page)

  await answer(ana, 1, STATEMENTS)
  await ana.page.getByRole('button', { name: 'See my ridge' }).click()
  await ana.page.getByText('Five careers to look at.').waitFor()
  const heights = await ana.page.getByText(/: \d+ of 10$/).allInnerTexts()
  expect(heights).toHaveLength(6)
  const sum = heights.reduce((all, text) => all + Number(must(/(\d+) of/.exec(text)?.[1])), 0)
  expect(sum).toBe(2 * (STATEMENTS - STATEMENTS / 3))
  await isAccessible(ana.page, 'the ridge')
  const first = ana.page.locator('.pq-choice').first()
  const marked = must((await first.innerText()).split('\n')[0]).trim()
  await first.click()
  await ana.page.getByText(`You want to know more about ${marked}.`).waitFor()

  // Who watches sees who is through; of three players no ridge.
  await host.page.getByText('Through: Ana').waitFor()
  await screen.getByText('One of 3 is through').waitFor()
  await screen.getByText(/^The ridge of the class is drawn once five/).waitFor()
  for (const page of [screen, host.page]) {
    expect(await page.getByText(/ of 10$/).count()).toBe(0)
    await isAccessible(page, 'who watches')
  }

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText('★ you marked it').waitFor()
  await host.page.getByText('To talk about:').waitFor()
  // Nothing is sent before the button is pressed; then it is the student's survey.
  const keep = ana.page.getByRole('button', { name: 'Keep this as my interest survey' })
  await keep.waitFor()
  expect(await surveyOf(ana)).toBeNull()
  await isAccessible(ana.page, 'the end')
  await keep.click()
  await ana.page.getByText('Kept. You find it under Interest Match.').waitFor()
  const kept = Object.values<number>((await surveyOf(ana)).heights)
  expect(kept.reduce((all, height) => all + height, 0)).toBe(sum)
  await ana.page.getByRole('button', { name: marked }).click()
  await ana.page.getByRole('dialog').getByRole('heading', { name: marked }).waitFor()
  // Who has answered little has no ridge, and nobody a place.
  await ben.page.getByRole('heading', { name: 'Thanks for taking part!' }).waitFor()
  expect(await ben.page.getByText(/ of 10$/).count()).toBe(0)
  expect(await screen.locator('.pq-podium').count()).toBe(0)
})
