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

const verdict = (page: Page) => page.locator('.pq-round-status')
const goOn = (page: Page) => page.getByRole('button', { name: /^Go on/ })
const makeCamp = (page: Page) => page.getByRole('button', { name: /^Make camp/ })
const scene = (page: Page, text: string) =>
  page.getByRole('img', { name: new RegExp(text) }).waitFor()

/** Answers the current card; what the verdict says. */
async function answer({ page }: Person, isRight = true): Promise<string> {
  // Until then the question is that of the last card.
  await verdict(page).waitFor({ state: 'detached' })
  const question = await page.locator('.pq-question-text').innerText()
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await verdict(page).waitFor()
  return verdict(page).innerText()
}

test('a class climbs, camps and slides, and the camp of all grows', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { mode: 'switchback', tapToAnswer: false })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await scene(screen, 'The class has 0 in camp')

  // Go on once, then camp: what the button promised is safe.
  expect(await answer(ana)).toBe('Right: 4 more')
  await goOn(ana.page).click()
  expect(await answer(ana)).toBe('Right: 5 more')
  await scene(ana.page, 'Climb 9, not yet camped. The next right answer climbs 5')
  await scene(screen, 'One player at bend 2')
  await isAccessible(ana.page, 'the decision')
  expect(await makeCamp(ana.page).innerText()).toContain('9 safe')
  await makeCamp(ana.page).click()
  await ana.page.getByText('Camp made: 9 safe').waitFor()
  await scene(screen, 'The class has 9 in camp')
  await fits(ana.page)

  // A miss slides back to the last camp, and no further.
  await goOn(ana.page).click()
  expect(await answer(ana, false)).toBe('Not this time')
  await scene(ana.page, 'In camp 9. At the camp')

  // By keyboard alone: the decision has the focus, Tab finds camp, Enter makes it.
  const press = (key: string) => ben.page.keyboard.press(key)
  await questionHasFocus(ben.page)
  const asked = await ben.page.locator('.pq-question-text').innerText()
  await ben.page.waitForTimeout(THINKING_MS)
  const options = await ben.page.getByRole('radio').allInnerTexts()
  const right = options.findIndex((text) => text.includes(rightOption(asked)))
  await press(String(right + 1))
  await press('Enter')
  await verdict(ben.page).waitFor()
  await press('Tab')
  await press('Enter')
  await ben.page.getByText('Camp made: 4 safe').waitFor()
  await scene(screen, 'The class has 13 in camp')

  // The line breaks on the trail: the climb is still there. It is 6 once the board of the class shows
  // two camps: the trail is broken then.
  await answer(cleo)
  await goOn(cleo.page).click()
  await breakLine(cleo)
  await scene(cleo.page, 'Climb [46], not yet camped')
  expect(await answer(cleo, false)).toMatch(/Back to camp: [46] lost/)
  await isAccessible(cleo.page, 'after a miss')
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText('Your best climb: 9. You made camp in time.').waitFor()
  await screen.getByText('The class brought 13 into camp, in 2 camps.').waitFor()
  await isAccessible(ana.page, 'the end')
})
