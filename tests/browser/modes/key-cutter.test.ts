import type { Page } from 'playwright-core'
import { test } from 'vitest'
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
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Answers the current card, and goes to the next. */
async function answer({ page }: Person, isRight = true): Promise<void> {
  await verdict(page).waitFor({ state: 'detached' })
  const question = await asked(page)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await verdict(page).waitFor()
}

test('a team marks, measures and turns its key together', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const game = await hostGame(host, {
    mode: 'key_cutter',
    tapToAnswer: false,
    modeSettings: { crewSize: 3 },
  })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await screen.getByRole('img', { name: 'Team 1: 0 keys opened' }).waitFor()
  await says(host.page, /No lock is open yet\./)

  await answer(cleo)
  await says(ben.page, '1 of 2 marks for a gauge')

  // By keyboard alone: the second mark, and the gauge that it brings.
  const press = (key: string) => ben.page.keyboard.press(key)
  await questionHasFocus(ben.page)
  const question = await asked(ben.page)
  await ben.page.waitForTimeout(THINKING_MS)
  const options = await ben.page.getByRole('radio').allInnerTexts()
  await press(String(options.findIndex((text) => text.includes(rightOption(question))) + 1))
  await press('Enter')
  await says(ben.page, 'Your gauge: choose a cut and a depth')
  await says(ana.page, 'A team mate is choosing what to measure.')
  await isAccessible(ben.page, 'the gauge')
  await ben.page.getByLabel('Cut to measure').focus()
  await press('ArrowDown')
  await ben.page.getByRole('button', { name: 'Use the gauge' }).focus()
  await press('Enter')
  await says(ana.page, /^Cut 2: (deeper than 3|shallower than 3|3 fits)$/)
  await says(cleo.page, 'Opens for 23 points')
  await fits(cleo.page)

  // The line breaks between a turn and its second: the turn is still there.
  await ana.page.getByRole('button', { name: /^Turn the key/ }).click()
  await says(ana.page, /^You want to turn \d-\d-\d-\d-\d\. A team mate has to second it\.$/)
  await breakLine(cleo)
  await cleo.page.getByRole('button', { name: 'Second it' }).click()
  // Three times in ten thousand the first key opens.
  await says(ana.page, /^\d of 5 cuts fit\. No turn for 10 s$|^Open: 23 points$/)
  await fits(ana.page)
  await isAccessible(ana.page, 'after a turn')
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await says(ben.page, 'You gave it one mark. Measured by you: 1.')
  // The projector says how many locks are open during the game too.
  await screen.locator('.pq-podium').waitFor()
  await says(screen, /^The class opened /)
  await isAccessible(ana.page, 'the end')
})
