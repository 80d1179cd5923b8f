import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  lobbyOf,
  openScreen,
  questionHasFocus,
  questionOn,
  settled,
  startClass,
  THINKING_MS,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const field = (page: Page) => page.getByLabel(/^Your number/).first()
const contour = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

test('a class guesses figures of careers, without a question set', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const { page } = host
  await page.goto('/host-game')
  await page.getByRole('radio', { name: 'Close Contour' }).check()
  await page.getByText('This mode needs no question set').waitFor()
  expect(await page.getByRole('heading', { name: 'Question Set' }).count()).toBe(0)
  await page.getByText('Guess a figure of a career: pay, growth or jobs.').waitFor()
  await page.getByLabel('Which careers come first?').selectOption('Health Science')
  await page.getByLabel('Time for answers').selectOption('2')
  await isAccessible(page, 'the form')
  await page.getByRole('button', { name: 'Create Game' }).click()
  const game = await lobbyOf(page)
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  const question = await questionOn(ana.page, 1)
  expect(question).toMatch(/^What is the median pay of .+ a year, 2024\?$/)
  await expect.poll(() => contour(ana.page, 'Tight').isDisabled()).toBe(true)
  await isAccessible(ana.page, 'the question')
  await fits(cleo.page)
  await ana.page.waitForTimeout(THINKING_MS)
  await field(ana.page).fill('60000')
  await contour(ana.page, 'Wide').click()
  // By keyboard alone: the slider, then a contour.
  await questionHasFocus(ben.page)
  const keys = ben.page.keyboard
  await ben.page.getByRole('slider').focus()
  await keys.press('ArrowRight')
  await contour(ben.page, 'Middle').focus()
  await keys.press('Enter')
  await ben.page.getByText('Answer saved. Waiting for the others.').waitFor()
  // Who drops and comes back finds the question as it was.
  await cleo.context.setOffline(true)
  await cleo.context.setOffline(false)
  await field(cleo.page).fill('20000')
  await contour(cleo.page, 'Tight').click()
  await page.getByText('Something is wrong with this question').first().waitFor()
  await screen.getByRole('img', { name: /^The guesses of the class/ }).waitFor()
  expect(await screen.getByText('Cleo').count()).toBeLessThanOrEqual(1)
  await isAccessible(screen, 'the projector')
  await isAccessible(ana.page, 'the result')
  await fits(cleo.page)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await questionOn(ana.page, 2)
  await host.context.request.post(`/api/games/${game.id}/end`, { data: {} })
  await settled(host)
  await ana.page.getByText('Together the class was closest at card 1.').waitFor()
  await isAccessible(ana.page, 'the end')
  await page.goto(`/analytics/games/${game.id}`)
  await page.getByText(question).first().waitFor()
  // The same again: dealt anew, of the same industry.
  await page.goto(`/game/${game.id}`)
  await page.getByRole('button', { name: 'Play Again' }).click()
  await page.waitForURL((url) => !url.pathname.includes(game.id))
  await lobbyOf(page)
  await page.getByText('Health Science').first().waitFor()
})
