import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  openScreen,
  pick,
  questionHasFocus,
  questionOn,
  startGame,
  THINKING_MS,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'
import { rightOption, seedQuestion } from '../support/questions'

const open = useBrowser()

const talking = (page: Page) => page.getByRole('heading', { name: 'Talk it over' }).waitFor()
const again = (page: Page) =>
  page.getByRole('heading', { name: 'Second look: keep or switch' }).waitFor()

test('a class answers, talks, and answers again', async () => {
  const [host, ana, ben, cleo, dan] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { mode: 'second_look', driver: 'people', tapToAnswer: false })
  const screen = await openScreen(host)
  await Promise.all(
    [ana, ben, cleo, dan].map((player, i) =>
      join(player, game.code, ['Ana', 'Ben', 'Cleo', 'Dan'][i]),
    ),
  )
  await startGame(host, 4)
  const question = await questionOn(ana.page, 1)
  await Promise.all([
    answer(ana, 1, false),
    answer(ben, 1, false),
    answer(cleo, 1, true),
    answer(dan, 1, false),
  ])

  await Promise.all([ana, ben, cleo, dan].map(({ page }) => talking(page)))
  await screen.getByText('Talk it over').waitFor()
  await isAccessible(ana.page, 'the talk')
  await isAccessible(screen, 'the projector')
  await fits(ana.page)

  // Somebody's line breaks while the class talks.
  await cleo.context.setOffline(true)
  await cleo.page.getByText('No connection. Trying again...').waitFor()
  await host.page.getByRole('button', { name: 'Start Second Look' }).click()
  await Promise.all([ana, ben, dan].map(({ page }) => again(page)))
  await cleo.context.setOffline(false)

  await pick(ana.page, rightOption(question))
  await ana.page.getByRole('button', { name: 'Switch to this answer' }).click()
  await ana.page.getByText('You switched. Waiting for the others.').waitFor()
  // By keyboard alone.
  await questionHasFocus(ben.page)
  await ben.page.waitForTimeout(THINKING_MS)
  const options = await ben.page.getByRole('radio').allInnerTexts()
  const right = options.findIndex((text) => text.includes(rightOption(question)))
  await ben.page.keyboard.press('abcdef'[right] ?? 'a')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByText('You switched. Waiting for the others.').waitFor()
  await again(cleo.page)
  await cleo.page.getByRole('button', { name: 'Keep this answer' }).click()
  await dan.page.getByRole('button', { name: 'Keep this answer' }).click()

  await closed(host.page)
  const { points } = seedQuestion(question)
  const bonus = Math.round(0.2 * points * 0.5)
  const moved = /from 25% right to 75%/
  await ana.page.getByText('You found it on the second look.').waitFor()
  await screen.getByText(moved).waitFor()
  await host.page.getByText(moved).waitFor()
  const score = Math.round(0.6 * points) + bonus
  await expect.poll(() => ana.page.locator('body').innerText()).toContain(`${score} Points`)
  await isAccessible(ana.page, 'the result')
  await isAccessible(screen, 'the projector, closed')

  // The next one most of the class knows.
  await goOn(host)
  await Promise.all([ana, ben, cleo, dan].map((player) => answer(player, 2, true)))
  await closed(host.page)
  await ana.page.getByText('The class had it on the first look').waitFor()
  await goOn(host)
  await ana.page.getByRole('heading', { name: 'What talking did' }).waitFor()
  await ana.page.getByText('Found on the second look: 1.').waitFor()
  await isAccessible(ana.page, 'the end')
})
