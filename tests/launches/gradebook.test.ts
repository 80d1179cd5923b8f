// Launches into a course whose gradebook does not store what it accepts, or whose activity has
// limits: what the API returns to the pages.
import { randomUUID } from 'node:crypto'
import { afterAll, test } from 'vitest'
import { createSimulator } from '../../examples/lms-simulator/src/simulator'
import { launch, type Visit } from '../../scripts/drill/course'
import { FormBrowser } from '../../scripts/harness/form-browser'
import { registerSimulator } from '../../scripts/harness/register-platform'
import { until } from '../../scripts/harness/wait'
import { type Case, endsAsItMust } from './support/case'
import { database, product } from './support/lab'
import type { Answer } from './support/launcher'

const yes = 'accepted'
const courseId = 'science-8'
const SET = 'qs_nurse-shift'
/** A gradebook has 20 s to show an accepted grade, and the page shows it a little later. */
const READ_BACK = { patienceMs: 40_000, everyMs: 500 }

interface Sync {
  state: string
  score: number | null
  reason: string | null
  seen: string | null
  seenScore: number | null
}

const lms = await createSimulator()
afterAll(() => lms.close())
await registerSimulator(product, lms)

const enter = (personId: string, linkId: string) =>
  launch(lms, product, { personId, courseId, linkId })
/** A final launch, whose code is still unused. */
const answerOf = async (linkId: string): Promise<Answer> => {
  const { url, params } = lms.startLogin({ personId: 'teacher', courseId, linkId })
  const { pathname, hash } = new URL(await new FormBrowser().post(url, params))
  return { status: 303, headers: new Headers(), text: '', location: pathname + hash }
}
const activity = (more: Record<string, string> = {}, lineItem: object | null = {}) =>
  lms.addLink({
    courseId,
    title: `Quiz ${randomUUID()}`,
    custom: { content: 'question_set', content_id: SET, play: 'live', ...more },
    lineItem,
  }).id
const columnOf = (linkId: string) =>
  lms.lineItems().find((item) => item.linkId === linkId)?.id ?? ''
const grade = (linkId: string, sub: string, score: number) =>
  database
    .prepare(
      `insert into lti_scores (id, link_id, sub, score, scored_at, next_try_at, created_at, updated_at)
         select ?, id, ?, ?, ?, 0, 0, 0 from lti_links where resource_link_id = ?`,
    )
    .run(`ls_${randomUUID()}`, sub, score, Date.now(), linkId)
const syncs = async (teacher: Visit) =>
  (await teacher.call<{ rows: { sync: Sync }[] }>('GET', '/api/lti/grades')).rows
    .map(({ sync }) => sync)
    .filter(({ state }) => state !== 'none')
/** Waits until a grade of the activity has this status. */
const stands = async (what: string, teacher: Visit, holds: (sync: Sync) => boolean) => {
  await teacher.call('GET', '/api/lti/launch')
  await until(what, async () => (await syncs(teacher)).some(holds), READ_BACK)
}

const CASES: Case[] = [
  [
    'a recreated column that stores no points',
    yes,
    async () => {
      const linkId = activity()
      const teacher = await enter('teacher', linkId)
      grade(linkId, 'student-01', 80)
      await stands('the grade', teacher, ({ seen }) => seen === 'same')
      lms.set({ textColumns: true })
      lms.acceptGrades(linkId, false)
      lms.acceptGrades(linkId, true)
      lms.set({ textColumns: false })
      const again = await enter('teacher', linkId)
      await stands('the report of it', again, ({ reason }) => reason === 'lti_grade_not_kept')
      return answerOf(linkId)
    },
  ],
  [
    'a grade that was overridden in the gradebook',
    yes,
    async () => {
      const linkId = activity()
      const teacher = await enter('teacher', linkId)
      lms.overrideGrade(columnOf(linkId), { userId: 'student-02', points: 85 })
      grade(linkId, 'student-02', 100)
      await stands('the grade in the gradebook', teacher, ({ seenScore }) => seenScore === 85)
      return answerOf(linkId)
    },
  ],
  [
    'a grade of a student who has just left',
    yes,
    async () => {
      lms.set({ bareRefusals: true })
      const linkId = activity()
      const teacher = await enter('teacher', linkId)
      await teacher.call('GET', '/api/lti/roster')
      lms.removeMember(courseId, 'student-30')
      grade(linkId, 'student-30', 60)
      await stands('the reason', teacher, ({ reason }) => reason === 'lti_student_left')
      lms.set({ bareRefusals: false })
      return answerOf(linkId)
    },
  ],
  [
    'an activity with two attempts allowed',
    yes,
    async () => {
      const linkId = activity({ play: 'solo', attempts_allowed: '2' })
      const student = await enter('student-03', linkId)
      const ahead = await student.call<object>('GET', '/api/lti/solo')
      const said = JSON.stringify(ahead)
      if (!/"attemptNumber":1,"attemptsAllowed":2/.test(said)) throw new Error(said)
      return answerOf(linkId)
    },
  ],
  [
    'groups with ids only, named by a teacher',
    yes,
    async () => {
      const linkId = activity({ groups: '7,12' }, null)
      const teacher = await enter('teacher', linkId)
      await teacher.call('PUT', '/api/lti/groups', { names: [{ id: '7', name: 'Red' }] })
      const said = JSON.stringify(
        await (await enter('teacher', linkId)).call<object>('GET', '/api/lti/groups'),
      )
      if (!said.includes('"name":"Red"')) throw new Error(said)
      return answerOf(linkId)
    },
  ],
]

test.for(CASES)('%s', { timeout: 120_000 }, endsAsItMust)
