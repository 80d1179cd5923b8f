import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, teachers, useBrowser } from '../support/browser'
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

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const verdict = (page: Page) => page.locator('.pq-round-status')
const offer = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })
const shows = (page: Page, name: RegExp) => page.getByRole('img', { name }).waitFor()

/** Answers the current card; its result is shown. */
async function answer({ page }: Person, isRight = true): Promise<void> {
  // Until then the question is that of the last card.
  await verdict(page).waitFor({ state: 'detached' })
  const question = await page.locator('.pq-question-text').innerText()
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await verdict(page).waitFor()
}

test('a class earns, builds and sees its street', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { mode: 'workshop', tapToAnswer: false })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await screen.getByRole('img', { name: /A town of 3 workshops: 0 benches/ }).waitFor()
  await isAccessible(ana.page, 'the first card')

  // A miss costs nothing; the first right answer pays for the first bench, whose tool hangs on the wall.
  await answer(ana, false)
  await next(ana.page).click()
  await answer(ana)
  await shows(ana.page, /^10 coins in hand\. Bench 0/)
  await isAccessible(ana.page, 'it can be bought')
  await offer(ana.page, 'Bench 1.*Buy for 5').click()
  await shows(ana.page, /^5 coins in hand\. Bench 1.*A right answer earns 11 coins/)
  await ana.page.getByRole('status').filter({ hasText: 'Bench 1' }).waitFor({ state: 'attached' })
  await offer(ana.page, 'Bench 2.*3 coins short').waitFor()
  await fits(ana.page)

  // By keyboard alone.
  for (let i = 0; i < 3; i++) {
    const question = await ben.page.locator('.pq-question-text').innerText()
    await questionHasFocus(ben.page)
    await ben.page.waitForTimeout(THINKING_MS)
    const options = await ben.page.getByRole('radio').allInnerTexts()
    const right = options.findIndex((text) => text.includes(rightOption(question)))
    await ben.page.keyboard.press(String(right + 1))
    await ben.page.keyboard.press('Enter')
    await verdict(ben.page).waitFor()
    if (i === 2) break
    await next(ben.page).press('Enter')
    await verdict(ben.page).waitFor({ state: 'detached' })
  }
  await next(ben.page).focus()
  await ben.page.keyboard.press('Tab')
  await ben.page.keyboard.press('Enter')
  await shows(ben.page, /Bench 1/)

  // The line breaks: coins and card are as they were.
  await answer(cleo)
  await breakLine(cleo)
  await shows(cleo.page, /^10 coins in hand/)

  await screen.getByRole('img', { name: /3 workshops: 2 benches, 0 apprentices/ }).waitFor()
  await screen.getByText(/^Market day in \d/).waitFor()
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByRole('heading', { name: 'Your workshop: bench 1' }).waitFor()
  await ana.page.getByText('Buying cost 5 coins and brought 0.').waitFor()
  await screen.getByText('The class built 2 benches and hired 0 apprentices.').waitFor()
  // It ended before market day.
  expect(await screen.getByText('Market day brought').count()).toBe(0)
  await isAccessible(ana.page, 'the end')
})
