import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../test/client'
import { type Course, openCourse, student, TEACHER, type Visit } from '../../../test/course'

const NURSE = 'qs_nurse-shift'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

describe('The date that was chosen with the content', () => {
  const dueAt = Date.UTC(2030, 0, 1)
  const DATES = { chosen_due_at: new Date(dueAt).toISOString() }
  const custom = {
    content: 'question_set',
    content_id: NURSE,
    play: 'solo',
    due_at: '$ResourceLink.submission.endDateTime',
    ...DATES,
  }
  const dueOf = async (visit: Visit) => {
    const { dueAt: at, dueFrom, isPastDue } = (await visit.get('/api/lti/launch')).body.launch
    return { at, dueFrom, isPastDue }
  }

  test('counts where the LMS does not tell one: it names the variable, or says nothing', async () => {
    course.lms.set({ dateVariables: false })
    const link = course.activity(custom, { submission: { endDateTime: '2031-01-01T00:00:00Z' } })
    const visit = await course.visit(TEACHER, link)
    expect(await dueOf(visit)).toEqual({ at: dueAt, dueFrom: 'content', isPastDue: false })
    course.lms.set({ dateVariables: true })
    const none = course.activity({ ...custom, due_at: '' })
    expect(await dueOf(await course.visit(TEACHER, none))).toMatchObject({ dueFrom: 'content' })
  })

  test('gives way to that of the LMS', async () => {
    const link = course.activity(custom, { submission: { endDateTime: '2031-01-01T00:00:00Z' } })
    expect(await dueOf(await course.visit(TEACHER, link))).toEqual({
      at: Date.UTC(2031, 0, 1),
      dueFrom: 'lms',
      isPastDue: false,
    })
  })

  test('goes along with a copied course, and closes what it closed', async () => {
    const old = { chosen_due_at: '2020-01-01T00:00:00.000Z', after_due: 'closed' }
    course.activity({ ...custom, ...old }, { title: 'Copied' })
    const copy = course.lms.copyCourse('science-8')
    const link = course.lms
      .links()
      .find((one) => one.courseId === copy.id && one.title === 'Copied')
    const visit = await course.visit(student(4), link?.id ?? '', { courseId: copy.id })
    expect(await dueOf(visit)).toMatchObject({ dueFrom: 'content', isPastDue: true })
    expect((await visit.post('/api/lti/solo')).body).toEqual(problem('assignment_closed'))
  })

  test.each(['$ResourceLink.submission.endDateTime', 'soon', '', '2030-13-45T99:00:00Z'])(
    'is none that makes sense: %j',
    async (text) => {
      const visit = await course.visit(
        TEACHER,
        course.activity({ ...custom, chosen_due_at: text, chosen_starts_at: text }),
      )
      expect(await dueOf(visit)).toEqual({ at: null, dueFrom: null, isPastDue: false })
    },
  )

  test('does not open before its beginning, for students', async () => {
    const link = course.activity({ ...custom, chosen_starts_at: '2029-12-01T00:00:00Z' })
    const learner = await course.visit(student(5), link)
    expect((await learner.get('/api/lti/attempts')).body.canStart).toBe(false)
    expect((await learner.post('/api/lti/solo')).body).toEqual(problem('assignment_not_open'))
    expect((await (await course.visit(TEACHER, link)).post('/api/lti/solo')).status).toBe(200)
  })
})
