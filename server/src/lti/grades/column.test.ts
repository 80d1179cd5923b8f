import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Course, openCourse, SETTLED_MS, student, TEACHER } from '../../../test/course'

const NURSE = {
  content: 'question_set',
  content_id: 'qs_nurse-shift',
  play: 'live',
  mode: 'career_quest',
}
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const columnsOf = (linkId: string) =>
  course.lms.gradebook('science-8').filter((column) => column.linkId === linkId)

describe('The column of a graded activity for which the LMS made none', () => {
  test('is there once a teacher has opened the activity, and once only', async () => {
    const linkId = course.activity({ ...NURSE, graded: 'yes', points: '20' })
    await (await course.visit(student(1), linkId)).get('/api/lti/launch')
    expect(columnsOf(linkId)).toEqual([])
    const teacher = await course.visit(TEACHER, linkId)
    await Promise.all([1, 2, 3].map(() => teacher.get('/api/lti/launch')))
    await vi.waitFor(() => expect(columnsOf(linkId)).toHaveLength(1), { timeout: SETTLED_MS })
    expect(columnsOf(linkId)[0]?.scoreMaximum).toBe(20)
    await teacher.get('/api/lti/launch')
    expect(columnsOf(linkId)).toHaveLength(1)
  })

  test('comes with the content that a teacher chooses here', async () => {
    const linkId = course.activity()
    const teacher = await course.visit(TEACHER, linkId)
    await teacher.put('/api/lti/content', {
      content: { kind: 'question_set', contentId: NURSE.content_id, points: 30 },
    })
    await vi.waitFor(() => expect(columnsOf(linkId)[0]?.scoreMaximum).toBe(30), {
      timeout: SETTLED_MS,
    })
  })

  test('is not made for an activity without a grade', async () => {
    const ungraded = course.activity({ ...NURSE, graded: 'no' })
    await (await course.visit(TEACHER, ungraded)).get('/api/lti/launch')
    const graded = course.activity({ ...NURSE, graded: 'yes' })
    await (await course.visit(TEACHER, graded)).get('/api/lti/launch')
    await vi.waitFor(() => expect(columnsOf(graded)).toHaveLength(1), { timeout: SETTLED_MS })
    expect(columnsOf(ungraded)).toEqual([])
  })
})
