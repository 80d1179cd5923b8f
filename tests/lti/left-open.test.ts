import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../scripts/harness/database'
import { accessibilityProblems } from '../browser/support/axe'
import { dataDir } from '../browser/support/browser'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { begin, openActivity, type Visit } from './support/course'
import { addLink, gradesOf, type Link } from './support/lms'
import { addPlainSet, answer } from './support/plain-sets'

const A_DAY_AND_MORE_MS = 25 * 3_600_000
let browser: CookieBrowser
let solo: Link
let set: string

beforeAll(async () => {
  browser = await launchBlocking()
  set = addPlainSet('Tide Tables', 2)
  const custom = { content: 'question_set', content_id: set, play: 'solo', graded: 'yes' }
  solo = await addLink({ title: 'Tide Tables', custom, graded: true })
})
afterAll(() => browser?.close())

const visitor = async (as: string, { id } = solo): Promise<Visit> =>
  openActivity(await browser.newContext(), as, id)

function withDatabase<Result>(work: (database: Database) => Result): Result {
  const database = openDatabase(dataDir)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const OPEN = `select id from game_sessions where status = 'in_progress' and question_set_id = ?`

/** The room's last message about an attempt counts as activity: that its player has left. */
const isLeftByAll = () =>
  expect
    .poll(() =>
      withDatabase((database) =>
        database
          .prepare(
            `select count(*) from game_players
                where is_connected = 1 and game_session_id in (${OPEN})`,
          )
          .pluck()
          .get(set),
      ),
    )
    .toBe(0)

/** As if the open attempt had been abandoned this long ago. */
function letTimePass(ms: number): void {
  withDatabase((database) =>
    database
      .prepare(`update lti_games set active_at = active_at - ? where game_session_id in (${OPEN})`)
      .run(ms, set),
  )
}

test('an abandoned attempt shows its progress, and is graded with the answers given', async () => {
  const student = await visitor('student-20')
  await student.tool.getByText('Your best attempt, for 100 points').waitFor()
  expect(await student.tool.getByText('Question 1 of').count()).toBe(0)
  await begin(student)
  await answer(student.tool, 1, true)
  await student.tool.getByText('✓ Correct!').waitFor()
  await student.tool.getByRole('button', { name: 'Leave Game' }).click()
  const sure = student.tool.getByRole('dialog', { name: 'Leave this game?' })
  await sure.getByRole('button', { name: 'Leave', exact: true }).click()
  await student.tool.getByRole('button', { name: 'Go on: 1 of 2' }).waitFor()
  await student.context.close()

  const teacher = await visitor('teacher')
  await teacher.tool.getByText('In progress, 1 of 2').waitFor()
  await isLeftByAll()
  letTimePass(A_DAY_AND_MORE_MS)
  expect(await gradesOf(solo.id, ['student-20'])).toEqual({ 'student-20': 50 })
  await teacher.tool.getByText('1 attempt', { exact: true }).waitFor()
  await teacher.context.close()
})

test('the last answer ends an attempt, even if the page is closed after it', async () => {
  const student = await visitor('student-21')
  await begin(student)
  await answer(student.tool, 1, true)
  await student.tool.getByRole('button', { name: 'Next Question' }).click()
  await answer(student.tool, 2, true)
  await student.tool.getByRole('button', { name: 'End Game' }).waitFor()
  await student.context.close()
  expect(await gradesOf(solo.id, ['student-21'])).toEqual({ 'student-21': 100 })
})

test('a teacher gives a student extra time, which the student sees before the clock starts', async () => {
  const custom = { content: 'question_set', content_id: set, play: 'solo', graded: 'yes' }
  const { id } = await addLink({ title: 'Long Tides', custom, graded: true })
  const longer = { ...solo, id }
  const teacher = await visitor('teacher', longer)
  await teacher.tool.getByRole('button', { name: 'Extra time' }).click()
  const dialog = teacher.tool.getByRole('dialog', { name: 'Extra time' })
  const time = dialog.getByRole('combobox', { name: 'Extra time for Will Turner' })
  await time.selectOption('1.5 × the time')
  await teacher.tool.getByText('Saved.').waitFor()
  expect(await accessibilityProblems(teacher.tool as unknown as Page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()

  const [will, other] = [await visitor('student-23', longer), await visitor('student-24', longer)]
  await will.tool.getByText('You have more time.').waitFor()
  await other.tool.getByText('Your best attempt, for 100 points').waitFor()
  expect(await other.tool.getByText('You have more time.').count()).toBe(0)

  await teacher.tool.getByRole('button', { name: 'Extra time' }).click()
  await expect.poll(() => time.inputValue(), { timeout: 30_000 }).toBe('1.5')
  await Promise.all([teacher, will, other].map(({ context }) => context.close()))
})
