import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Course, openCourse, SETTLED_MS, student, TEACHER } from '../../../test/course'
import { queueLtiScore } from './store/scores'

const NURSE = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'live' }
const GRADED_MS = 15_000
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const columnsOf = (linkId: string) =>
  course.lms.gradebook('science-8').filter((column) => column.linkId === linkId)

/** A graded activity with grades that the gradebook has. */
async function graded(scores: Record<string, number>, lineItem?: { scoreMaximum: number }) {
  const linkId = course.activity({ ...NURSE, graded: 'yes', points: '20' }, { lineItem })
  const teacher = await course.visit(TEACHER, linkId)
  await teacher.get('/api/lti/launch')
  const links = await course.store.db.select().from(course.store.db.tables.ltiLinks)
  const id = links.find(({ resourceLinkId }) => resourceLinkId === linkId)?.id ?? ''
  const give = (wanted: Record<string, number>) => giveTo(id, wanted)
  await give(scores)
  await teacher.post('/api/lti/grades/resend')
  return { linkId, teacher, give, id }
}

async function giveTo(linkId: string, scores: Record<string, number>): Promise<void> {
  for (const [sub, score] of Object.entries(scores)) {
    const result = { correct: score / 10, questions: 10, attempt: 1 }
    const wanted = { linkId, sub, gameSessionId: null, score, scoredAt: Date.now(), result }
    await queueLtiScore(course.store.db, wanted)
  }
}

const arrive = async (linkId: string, points: Record<string, number>) => {
  for (const [sub, wanted] of Object.entries(points)) await course.graded(linkId, sub, wanted)
}

describe('A column of a gradebook', () => {
  test('that was deleted comes back with every grade, not with the next alone', async () => {
    const { linkId, teacher, give } = await graded({ [student(1)]: 80, [student(2)]: 50 })
    await arrive(linkId, { [student(1)]: 16, [student(2)]: 10 })
    const [before] = columnsOf(linkId)
    course.lms.removeLineItem(
      course.lms.lineItems().find((item) => item.linkId === linkId)?.id ?? '',
    )
    await give({ [student(3)]: 100 })
    await teacher.post('/api/lti/grades/resend', { ids: [] })
    await arrive(linkId, { [student(1)]: 16, [student(2)]: 10, [student(3)]: 20 })
    expect(before).toBeDefined()
    expect(columnsOf(linkId)).toHaveLength(1)
  })

  test('that was deleted comes back when a teacher opens the activity', async () => {
    const { linkId } = await graded({ [student(4)]: 80 })
    await arrive(linkId, { [student(4)]: 16 })
    course.lms.removeLineItem(
      course.lms.lineItems().find((item) => item.linkId === linkId)?.id ?? '',
    )
    await (await course.visit(TEACHER, linkId)).get('/api/lti/launch')
    await arrive(linkId, { [student(4)]: 16 })
  })

  test('stands in for the activity’s own while that is away, then gives way and says so', async () => {
    const { linkId, teacher, give } = await graded({ [student(5)]: 80 }, { scoreMaximum: 20 })
    await arrive(linkId, { [student(5)]: 16 })
    course.lms.acceptGrades(linkId, false)
    await give({ [student(6)]: 60 })
    await teacher.post('/api/lti/grades/resend', { ids: [] })
    await arrive(linkId, { [student(5)]: 16, [student(6)]: 12 })
    course.lms.acceptGrades(linkId, true)
    expect(columnsOf(linkId)).toHaveLength(2)
    const back = await course.visit(TEACHER, linkId)
    await back.get('/api/lti/launch')
    const own = () => columnsOf(linkId).find(({ scoreMaximum }) => scoreMaximum === 100)
    await vi.waitFor(
      () => {
        const points = own()?.cells.flatMap(({ result }) => result?.points ?? [])
        expect(points?.sort()).toEqual([60, 80])
      },
      { timeout: GRADED_MS, interval: 50 },
    )
    expect((await back.get('/api/lti/grades')).body).toMatchObject({ columns: 2, points: 100 })
  })

  test('whose points change has every grade in the points of today', async () => {
    const { linkId } = await graded({ [student(7)]: 80 }, { scoreMaximum: 20 })
    await arrive(linkId, { [student(7)]: 16 })
    const column = course.lms.lineItems().find((item) => item.linkId === linkId)
    course.lms.updateLineItem(column?.id ?? '', { scoreMaximum: 50 })
    await (await course.visit(TEACHER, linkId)).get('/api/lti/launch')
    await arrive(linkId, { [student(7)]: 40 })
    expect(lastComment(student(7))).toBe('40 of 50 points, 8 of 10 right, attempt 1')
    const again = await course.visit(TEACHER, linkId)
    await vi.waitFor(async () => {
      const { launch } = (await again.get('/api/lti/launch')).body
      expect(launch.content.points).toBe(50)
    }, SETTLED_MS)
  })
})

const lastComment = (sub: string) =>
  course.lms
    .scoreEvents()
    .filter(({ userId, outcome }) => userId === sub && outcome === 'stored')
    .at(-1)?.score.comment

describe('What stands beside a grade', () => {
  test('is in the language of the student’s last launch', async () => {
    const linkId = course.activity({ ...NURSE, graded: 'yes', points: '20' })
    await course.visit(student(28), linkId)
    const teacher = await course.visit(TEACHER, linkId)
    const links = await course.store.db.select().from(course.store.db.tables.ltiLinks)
    await giveTo(links.find(({ resourceLinkId }) => resourceLinkId === linkId)?.id ?? '', {
      [student(28)]: 80,
    })
    await teacher.post('/api/lti/grades/resend')
    await course.graded(linkId, student(28), 16)
    expect(lastComment(student(28))).toBe('16 de 20 puntos, 8 de 10 correctas, intento 1')
  })
})

describe('A grade that a gradebook refuses without a word', () => {
  test('says what it means: the student has left', async () => {
    course.lms.set({ bareRefusals: true })
    const { teacher } = await graded({ inactive: 80 })
    await vi.waitFor(async () => {
      const { rows } = (await teacher.get('/api/lti/grades')).body
      expect(
        rows.find((row: { sync: { state: string } }) => row.sync.state === 'failed'),
      ).toMatchObject({ sync: { reason: 'lti_student_left', detail: '400' } })
    }, SETTLED_MS)
    course.lms.set({ bareRefusals: false })
  })

  test('also of who was in the roster a moment ago', async () => {
    course.lms.set({ bareRefusals: true })
    const { linkId, teacher } = await graded({ [student(9)]: 80 })
    await arrive(linkId, { [student(9)]: 16 })
    await teacher.get('/api/lti/roster')
    course.lms.removeMember('science-8', student(9))
    await teacher.post('/api/lti/grades/resend')
    await vi.waitFor(async () => {
      const { rows } = (await teacher.get('/api/lti/grades')).body
      const states = rows.map((row: { sync: { reason: string | null } }) => row.sync.reason)
      expect(states).toContain('lti_student_left')
    }, SETTLED_MS)
    course.lms.set({ bareRefusals: false })
  })
})
