import { readFile } from 'node:fs/promises'
import type { BrowserContext, Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '../browser/support/browser'
import { closed, goOn } from '../browser/support/games'
import { launchWithCookies } from '../embed/support/third-party-cookies'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import {
  arrived,
  begin,
  cookiesThatCameBack,
  openActivity,
  openPicker,
  plainCookieIn,
  type Visit,
} from './support/course'
import { addFault, gradesOf, links } from './support/lms'
import { addPlainSet, answer } from './support/plain-sets'

const LIVE = 'Harbour Morning'
const SOLO = 'Bakery Night'
/** How each student answers three questions. */
const CLASS: Record<string, [boolean, boolean, boolean]> = {
  'student-01': [true, true, true],
  'student-02': [true, false, true],
  'student-03': [false, true, false],
  'student-04': [false, false, false],
}

let browser: CookieBrowser

beforeAll(async () => {
  browser = await launchBlocking()
})
afterAll(() => browser?.close())

test('without third-party cookies a course works end to end in frames of its LMS', async () => {
  addPlainSet(LIVE, 3)
  addPlainSet(SOLO, 3)
  const context = await browser.newContext()
  await expectNoThirdPartyCookies(context)
  const { live, solo } = await deepLinkTwoItems(context)
  // The gradebook will refuse one of the grades, once.
  await addFault({ endpoint: 'scores', kind: 400, userId: 'student-03' })

  const waiting = await student('student-01', live)
  await waiting.tool.getByText('Your teacher has not started yet').waitFor()
  const teacher = await openActivity(context, 'teacher', live)
  await teacher.tool.getByRole('button', { name: 'Start game' }).click()
  const others = ['student-02', 'student-03', 'student-04'].map((as) => student(as, live))
  const players = [waiting, ...(await Promise.all(others))]
  await teacher.tool.getByRole('heading', { name: '4 players' }).waitFor()
  await teacher.tool.getByText('4 of 30 joined').waitFor()
  await playLive(teacher, players)

  expect(await gradesOf(live, ['student-01', 'student-02', 'student-04'])).toEqual({
    'student-01': 100,
    'student-02': 66.67,
    'student-04': 0,
  })
  await must(players[0])
    .tool.getByText('Your grade is in your course: 100 of 100 points.')
    .waitFor()
  // In a course the home link leads to the activity.
  await must(players[1]).tool.getByRole('button', { name: 'Back to this activity' }).click()
  await must(players[1]).tool.getByText('Waiting for the next game').waitFor()

  const late = await student('student-05', solo)
  await playSolo(late)
  expect(await gradesOf(solo, ['student-05'])).toEqual({ 'student-05': 66.67 })

  await readTheReport(teacher)
  await resendTheRefusedOne(teacher)
  expect(await gradesOf(live, ['student-03'])).toEqual({ 'student-03': 33.33 })
  for (const visit of [teacher, ...players, late]) {
    expect(visit.tool.url()).not.toContain('#')
    expect(await plainCookieIn(visit)).toBe('')
  }
  await expectNoThirdPartyCookies(context)
}, 300_000)

test('if third-party cookies are allowed the same check detects them: the check works', async () => {
  const lenient = await launchWithCookies('allowed')
  try {
    expect(await cookiesThatCameBack(lenient.context)).toEqual({ plain: true, partitioned: true })
  } finally {
    await lenient.close()
  }
})

async function expectNoThirdPartyCookies(context: BrowserContext): Promise<void> {
  expect(await cookiesThatCameBack(context)).toEqual({ plain: false, partitioned: true })
}

async function student(as: string, link: string): Promise<Visit> {
  const visit = await openActivity(await browser.newContext(), as, link)
  await arrived(visit)
  return visit
}

/** One live and one solo item, both graded as they are offered. */
async function deepLinkTwoItems(context: BrowserContext): Promise<{ live: string; solo: string }> {
  const { page, tool } = await openPicker(context)
  for (const title of [LIVE, SOLO]) {
    await tool.getByRole('searchbox', { name: 'Search' }).fill(title)
    await tool.getByRole('button', { name: `Select ${title}` }).click()
  }
  await tool.getByRole('button', { name: `Settings of ${SOLO}` }).click()
  await tool.getByRole('radio', { name: 'Solo assignment' }).check()
  await tool.getByText('Solo · Career quest · graded, 100 points').waitFor()
  await tool.getByRole('button', { name: 'Add 2 items to course' }).click()
  await page.getByRole('heading', { name: 'Activities' }).waitFor()
  for (const title of [LIVE, SOLO]) await page.getByRole('link', { name: title }).waitFor()
  await page.close()
  const all = await links()
  const idOf = (title: string) => must(all.find((link) => link.title === title)).id
  return { live: idOf(LIVE), solo: idOf(SOLO) }
}

async function playLive(teacher: Visit, players: Visit[]): Promise<void> {
  await teacher.tool.getByRole('button', { name: 'Start Game' }).click()
  const answers = Object.values(CLASS)
  const step = teacher.tool.getByRole('button', { name: /^(Next Question|End Game)$/ })
  const top = async (what: Locator) => must(await what.boundingBox()).y
  for (const place of [1, 2, 3]) {
    const whileOpen = await top(step)
    await Promise.all(
      players.map(({ tool }, i) => answer(tool, place, must(answers[i])[place - 1] ?? false)),
    )
    await closed(teacher.tool)
    expect(await top(step)).toBeCloseTo(whileOpen, 0)
    await goOn({ page: teacher.tool })
  }
  await teacher.tool.getByText('All results are stored.').waitFor()
  const lookBack = teacher.tool.getByRole('button', { name: 'Show questions and answers' })
  expect(await top(teacher.tool.getByText('Game Over!'))).toBeLessThan(await top(lookBack))
  await lookBack.click()
  await teacher.tool.getByText('Open a question to see the right answer and why.').waitFor()
}

async function playSolo(visit: Visit): Promise<void> {
  const { tool } = visit
  await begin(visit)
  for (const [i, isRight] of [true, true, false].entries()) {
    await answer(tool, i + 1, isRight)
    const next = tool.getByRole('button', { name: /^(Next Question|See Results|End Game|Finish)$/ })
    await next.click()
  }
  await tool.getByText('Your grade is in your course: 66.7 of 100 points.').waitFor()
  await tool.getByRole('button', { name: 'Show questions and answers' }).click()
  await tool.getByText('Incorrect', { exact: true }).waitFor()
  await expect.poll(() => tool.getByText(/^Correct, \+\d+$/).count()).toBe(2)
  await collectionInTheCourse(tool)
}

/** Opens the rewards and their career without leaving the course; then plays another attempt. */
async function collectionInTheCourse(tool: Frame): Promise<void> {
  await tool.getByRole('button', { name: 'View Collection' }).click()
  await tool.getByRole('heading', { name: 'My Pathkey Collection' }).waitFor()
  await tool.getByText(/^[1-9]\d* of \d+ collected$/).waitFor()
  await tool.getByLabel('Type').selectOption('Career')
  await tool.locator('.collection-grid button').first().click()
  // By keyboard: the pointer would have to scroll the page of the LMS first.
  await tool.getByRole('link', { name: 'Explore This Career' }).press('Enter')
  const career = tool.locator('.pq-career-dialog')
  await career.getByRole('button', { name: 'Close' }).first().press('Enter')
  await career.waitFor({ state: 'hidden' })
  expect(new URL(tool.url()).pathname).toBe('/play/careers')
  await tool.getByRole('link', { name: 'Back to this activity', exact: true }).click()
  await tool.getByText('Your attempts').waitFor()
  await tool.getByRole('button', { name: 'Try again' }).click()
  await tool
    .getByText(
      'Attempt 2. Your best so far, 66.7 of 100 points, is kept unless this one is better.',
    )
    .waitFor()
}

/** From the activity; checks that a frame without cookies can download. */
async function readTheReport({ page, tool }: Visit): Promise<void> {
  await tool.getByRole('button', { name: 'Back to this activity' }).click()
  await tool.getByRole('link', { name: 'Open the report' }).click()
  await tool.getByRole('heading', { name: LIVE, level: 1 }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^pathquest-.+\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Chloé')
  await tool.getByRole('link', { name: 'Back to this activity', exact: true }).click()
}

/** The teacher sees why a grade is missing, and resends it. */
async function resendTheRefusedOne({ tool }: Visit): Promise<void> {
  await tool.getByText('1 grade did not reach your gradebook.').waitFor()
  const row = tool.getByRole('row', { name: 'Chloé Martin' })
  await row.getByText('Failed').waitFor()
  await row.getByText('The gradebook of your LMS did not take this grade.').waitFor()
  await row.getByRole('button', { name: 'Resend the grade of Chloé Martin' }).click()
  await row.getByText('Sent').waitFor()
}
