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

const choosing = (page: Page) => page.getByRole('heading', { name: 'Where to next?' }).waitFor()
const way = (page: Page, direction: string) =>
  page.getByRole('button', { name: new RegExp(`^${direction}: `) })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const verdict = (page: Page) => page.locator('.pq-round-status')

/** Answers the current card; what the answer led to. */
async function walk({ page }: Person, isRight = true): Promise<string> {
  // Until then the question is that of the last card.
  await verdict(page).waitFor({ state: 'detached' })
  const question = await page.locator('.pq-question-text').innerText()
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await verdict(page).waitFor()
  return verdict(page).innerText()
}

/** Walks with right answers until a post is reached; what it and they brought. */
async function walkOn(person: Person): Promise<{ told: string; earned: number }> {
  for (let earned = 0; ; ) {
    const told = await walk(person)
    earned += Number(must(/^Right: 3 steps\s+(\d+) points safe/.exec(told))[1])
    await next(person.page).click()
    if (/reached|Hut/.test(told)) return { told, earned }
  }
}

test('a class walks the course, and what is carried home counts', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { mode: 'daylight_course', tapToAnswer: false })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await Promise.all([ana, ben, cleo].map(({ page }) => choosing(page)))
  await isAccessible(ana.page, 'the choice')

  // Out and home again: as much as the button promised.
  const said = await way(ana.page, 'North').innerText()
  const points = Number(must(/(\d+) point/.exec(said))[1])
  await way(ana.page, 'North').click()
  expect(await walk(ana, false)).toBe('Not this time: 1 step')
  await next(ana.page).click()
  const out = await walkOn(ana)
  expect(out.told).toContain(`D4 reached: ${points} more to carry`)
  await choosing(ana.page)
  await ana.page.getByText(`${points} carried`).waitFor()
  await ana.page.getByText(`${out.earned} safe`).waitFor()
  await way(ana.page, 'South').click()
  const home = await walkOn(ana)
  expect(home.told).toContain(`Hut D5: ${points} point`)
  const safe = out.earned + home.earned + points
  await ana.page.getByText(`${safe} safe`).waitFor()
  await choosing(ana.page)
  await fits(ana.page)

  // By keyboard alone: an arrow finds the way, Enter goes it, a letter answers.
  const press = (key: string) => ben.page.keyboard.press(key)
  await press('ArrowRight')
  await press('Enter')
  await questionHasFocus(ben.page)
  await ben.page.waitForTimeout(THINKING_MS)
  await press('a')
  await press('Enter')
  await verdict(ben.page).waitFor()
  await isAccessible(ben.page, 'the result')

  // The line breaks on the way: the walk goes on where it was.
  await way(cleo.page, 'West').click()
  await cleo.page.locator('.pq-question-text').waitFor()
  await breakLine(cleo)
  expect(await walk(cleo)).toContain('Right: 3 steps')

  const figure = screen.getByText('points safe').locator('..')
  const shown = async () => Number(/\d+/.exec(await figure.innerText())?.[0])
  // Cleo has answered right as well.
  await expect.poll(shown).toBeGreaterThan(safe)
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText(`Your course: 2 posts. ${safe} points home`).waitFor()
  await screen.getByText(/^Together: \d+ points home/).waitFor()
  await isAccessible(ana.page, 'the end')
})
