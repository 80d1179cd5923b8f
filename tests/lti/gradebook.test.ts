import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../browser/support/axe'
import { must } from '../browser/support/browser'
import { goOn } from '../browser/support/games'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { openActivity, openGrades, type Visit } from './support/course'
import { acceptGrades, addLink, columnOf, columnsOf, gradesOf, type Link } from './support/lms'
import { addPlainSet, answer } from './support/plain-sets'

const STUDENT = 'student-13'
const NAME = 'Maya Patel'
const SAYS = 'Look at the second one again.'

let browser: CookieBrowser
let gallery: Link

beforeAll(async () => {
  browser = await launchBlocking()
  const content_id = addPlainSet('Gallery', 2)
  const custom = { content: 'question_set', content_id, play: 'solo', attempts: 'first' }
  gallery = await addLink({ title: 'Gallery', custom, graded: true })
})
afterAll(() => browser?.close())

/** From the gradebook into the tool. */
async function follow(page: Page, link: ReturnType<Page['getByRole']>): Promise<Frame> {
  await link.click()
  await page.waitForURL(/\/review\?/)
  return must(page.frame({ name: 'tool' }))
}

/** Immediately, or after a click if the clock waits for one. */
async function begun({ tool }: Visit): Promise<void> {
  const start = tool.getByRole('button', { name: 'Start', exact: true })
  await start.or(tool.getByText(/^Question 1 of/)).waitFor()
  if (await start.isVisible()) await start.click()
}

async function play(as: string, isRight: boolean[]): Promise<void> {
  const visit: Visit = await openActivity(await browser.newContext(), as, gallery.id)
  await begun(visit)
  for (const [i, is] of isRight.entries()) {
    await answer(visit.tool, i + 1, is)
    await goOn({ page: visit.tool })
  }
  await gradesOf(gallery.id, [as])
  await visit.context.close()
}

/** On the activity's page: they are still there when it is opened again. */
async function changeSettings(tool: Frame): Promise<void> {
  const open = () => tool.getByRole('link', { name: 'Settings' }).click()
  await open()
  await tool.getByLabel('After the due date').selectOption('closed')
  expect(await accessibilityProblems(tool as unknown as Page)).toEqual([])
  await tool.getByRole('button', { name: 'Save' }).click()
  await tool.getByText('The settings are saved.').waitFor()
  await open()
  await tool.getByRole('button', { name: 'As it was chosen' }).waitFor()
  await expect.poll(() => tool.getByLabel('After the due date').inputValue()).toBe('closed')
}

const commentInGradebook = async (): Promise<string | null | undefined> =>
  (await columnOf(gallery.id))?.cells.find(({ userId }) => userId === STUDENT)?.result?.comment

test('a duplicate column is reported on the activity’s page, with what to do about it', async () => {
  const content_id = addPlainSet('Archive', 1)
  const custom = { content: 'question_set', content_id, play: 'solo' }
  const { id } = await addLink({ title: 'Archive', custom, graded: true })
  const context = await browser.newContext()
  const note = ({ tool }: Visit) => tool.getByText('more than one column for this activity')
  await acceptGrades(id, false)
  const without = await openActivity(context, 'teacher', id)
  await without.tool.getByRole('heading', { name: 'Students' }).waitFor()
  await expect.poll(async () => (await columnsOf(id)).length, { timeout: 30_000 }).toBe(1)
  expect(await note(without).count()).toBe(0)
  await acceptGrades(id, true)
  await note(await openActivity(context, 'teacher', id)).waitFor()
  await context.close()
})

test('the gradebook opens a student’s answers for the teacher, and for the student their own', async () => {
  await play(STUDENT, [true, false])

  const teacher = await openGrades(await browser.newContext(), 'teacher')
  const row = teacher.getByRole('row', { name: NAME })
  const cell = await follow(teacher, row.getByRole('link', { name: '50', exact: true }))
  await cell.getByRole('heading', { name: NAME }).waitFor()
  await cell.getByText('1 of 2 right').waitFor()
  await cell.getByText('Incorrect', { exact: true }).click()
  await cell.getByText('Given answer').waitFor()
  await cell.getByText('Correct Answer').waitFor()
  await cell.getByLabel('Comment for the student').fill(SAYS)
  await cell.getByRole('button', { name: 'Send with the grade' }).click()
  await expect.poll(commentInGradebook).toContain(SAYS)
  expect(await accessibilityProblems(cell as unknown as Page)).toEqual([])
  await cell.getByRole('button', { name: 'Let them try again' }).click()
  await cell.getByRole('button', { name: 'Set attempts aside' }).click()
  await cell.getByText('Set aside', { exact: true }).waitFor()
  await cell.getByText('The attempts so far are set aside.').waitFor()

  const student = await openGrades(await browser.newContext(), STUDENT)
  const own = await follow(student, student.getByRole('link', { name: 'Gallery' }))
  await own.getByRole('heading', { name: 'What you answered' }).waitFor()
  await own.getByText(SAYS).waitFor()
  await own.getByText('Set aside', { exact: true }).waitFor()
  await student.context().close()

  // The heading of the column opens the list of its students, which links to each of them.
  await teacher.goBack()
  const heading = teacher.getByRole('columnheader', { name: /Gallery/ }).getByRole('link')
  const list = await follow(teacher, heading)
  await list.getByRole('link', { name: NAME }).click()
  await list.getByRole('heading', { name: NAME }).waitFor()
  await list.getByRole('link', { name: 'All students' }).click()
  await list.getByRole('heading', { name: 'Students' }).waitFor()
  await changeSettings(list)
  await teacher.context().close()

  // Although the first attempt counts, now the next one does, even if it is no better.
  await play(STUDENT, [false, false])
  await expect.poll(async () => (await gradesOf(gallery.id, [STUDENT]))[STUDENT]).toBe(0)
})
