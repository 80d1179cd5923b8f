import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Course, openCourse, student, TEACHER } from '../../../test/course'
import { soloPlay } from '../../../test/solo'
import { isOfContent } from './attempts'

const NURSE = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'solo' }
const TRUCK = { ...NURSE, content_id: 'qs_food-truck' }
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const { start, answer, attempt } = soloPlay(() => course)

test('An attempt is one at the content of its activity: the same kind and the same thing', () => {
  const set = { kind: 'question_set' as const, contentId: 'a' }
  const game = (content: object) => ({ ltiGame: { content } }) as never
  expect(isOfContent({ content: set })(game({ ...set, points: 5 }))).toBe(true)
  expect(isOfContent({ content: set })(game({ ...set, contentId: 'b' }))).toBe(false)
  expect(isOfContent({ content: set })(game({ ...set, kind: 'career_quest' }))).toBe(false)
  expect(isOfContent({ content: null })(game(set))).toBe(false)
})

describe('After other content was selected for an activity', () => {
  test.each([
    ['the best', 'best', 20],
    ['the first', 'first', 21],
    ['the last', 'last', 22],
  ])(
    '%s attempt is one at the new content, and its grade the one that counts',
    async (_, attempts, n) => {
      const link = course.activity({ ...NURSE, attempts }, { lineItem: { scoreMaximum: 100 } })
      const before = await course.visit(student(n), link)
      await course.graded(link, student(n), await attempt(before, true))

      course.lms.updateLink(link, { custom: { ...TRUCK, attempts } })
      const visit = await course.visit(student(n), link)
      expect((await visit.get('/api/lti/attempts')).body).toMatchObject({
        attempts: [],
        canStart: true,
      })
      const teacher = await course.visit(TEACHER, link)
      const { rows } = (await teacher.get('/api/lti/grades')).body
      expect(rows.map((row: { attempts: number }) => row.attempts)).not.toContain(1)
      expect(await attempt(visit, false)).toBe(0)
      await course.graded(link, student(n), 0)
    },
  )

  test('what was begun at the former one is left, and a new attempt begins', async () => {
    const first = { attempts: 'first' }
    const link = course.activity({ ...NURSE, ...first })
    const left = await start(await course.visit(student(23), link))
    await answer(left, true)
    course.lms.updateLink(link, { custom: { ...TRUCK, ...first } })
    const visit = await course.visit(student(23), link)
    const ahead = (await visit.get('/api/lti/solo')).body
    expect(ahead).toMatchObject({ attemptsLeft: 1, progress: null })
    const begun = await start(visit)
    expect(begun).toMatchObject({ resumed: false, session: { questionSetId: TRUCK.content_id } })
    expect(begun.session.id).not.toBe(left.session.id)
    const again = await start(await course.visit(student(23), link))
    expect(again).toMatchObject({ resumed: true, session: { id: begun.session.id } })
    // Content that is selected back brings its attempts back.
    course.lms.updateLink(link, { custom: { ...NURSE, ...first } })
    const back = await start(await course.visit(student(23), link))
    expect(back).toMatchObject({ resumed: true, session: { id: left.session.id } })
  })

  test('settings alone change nothing of what was played', async () => {
    const link = course.activity(NURSE, { lineItem: { scoreMaximum: 100 } })
    await attempt(await course.visit(student(24), link), true)
    course.lms.updateLink(link, { custom: { ...NURSE, points: '20', attempts: 'first' } })
    const visit = await course.visit(student(24), link)
    expect((await visit.get('/api/lti/attempts')).body).toMatchObject({
      attempts: [{ counts: true }],
      canStart: false,
    })
  })
})
