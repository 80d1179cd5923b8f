import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { openActivity, type Visit } from './support/course'
import { addLink, copyCourse, setLms } from './support/lms'
import { addPlainSet } from './support/plain-sets'

const COURSE = 'history-9'

let browser: CookieBrowser

beforeAll(async () => {
  browser = await launchBlocking()
})
afterAll(() => browser?.close())

test('two groups play in parallel, each with its own teacher; a student in none is asked', async () => {
  const content_id = addPlainSet('Viaduct', 1)
  const custom = { content: 'question_set', content_id, play: 'live', graded: 'yes' }
  const { id } = await addLink({ title: 'Viaduct', custom, graded: true, courseId: COURSE })
  const visit = async (as: string): Promise<Visit> =>
    openActivity(await browser.newContext(), as, id, COURSE)

  const [a, b] = await Promise.all([visit('teacher'), visit('co-teacher')])
  await a.tool.getByText('You see and play with your group: Group A').waitFor()
  await a.tool.getByRole('row', { name: 'Amara Osei' }).waitFor()
  expect(await a.tool.getByText('Elif Yılmaz').count()).toBe(0)
  for (const { tool } of [a, b]) await tool.getByRole('button', { name: 'Start game' }).click()

  const students = await Promise.all(['student-01', 'student-05', 'student-09'].map(visit))
  const [inA, inB, inNone] = students as [Visit, Visit, Visit]
  await inNone.tool.getByRole('heading', { name: 'Which group are you in?' }).waitFor()
  await a.tool.getByRole('heading', { name: '1 player' }).waitFor()
  await b.tool.getByRole('heading', { name: '1 player' }).waitFor()
  await a.tool.getByText('1 of 4 joined').waitFor()
  await inNone.tool.getByRole('button', { name: 'Group B' }).click()
  await b.tool.getByRole('heading', { name: '2 players' }).waitFor()
  for (const { tool } of [a, b]) await tool.getByRole('button', { name: 'Start Game' }).click()
  for (const { tool } of [inA, inB, inNone]) await tool.getByText(/^Question 1 of/).waitFor()
  // A game of one group is not visible to the other.
  expect(await a.tool.getByText('Elif').count()).toBe(0)
  await Promise.all([a, b, inA, inB, inNone].map(({ context }) => context.close()))
})

test('a group without a name, as Moodle sends it, is shown by its number', async () => {
  const courseId = await copyCourse(COURSE, { 7: ['teacher', 'student-01'], 12: ['student-05'] })
  const content_id = addPlainSet('Aqueduct', 1)
  const groups = '$Moodle.Person.userGroupIds'
  const custom = { content: 'question_set', content_id, play: 'live', groups }
  const { id } = await addLink({ title: 'Aqueduct', custom, courseId })
  await setLms({ groups: 'moodle' })
  const visits: Visit[] = []
  const visit = async (as: string): Promise<Visit> => {
    const here = await openActivity(await browser.newContext(), as, id, courseId)
    visits.push(here)
    return here
  }
  try {
    for (const student of ['student-01', 'student-05']) {
      await (await visit(student)).tool.getByText('Aqueduct').first().waitFor()
    }
    const { tool } = await visit('teacher')
    await tool.getByText('You see and play with your group: Group 7').waitFor()
    await tool.getByRole('row', { name: 'Amara Osei' }).waitFor()
    expect(await tool.getByText('Elif Yılmaz').count()).toBe(0)
    const options = (await visit('head')).tool.getByLabel('Who plays').getByRole('option')
    await expect
      .poll(() => options.allInnerTexts(), { timeout: 30_000 })
      .toEqual(['Whole class', 'Group 7', 'Group 12'])
  } finally {
    await setLms({ groups: 'service' })
    await Promise.all(visits.map(({ context }) => context.close()))
  }
})
