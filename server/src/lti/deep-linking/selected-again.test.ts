import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickerLaunch } from '../../../test/content-picker'
import { type Course, openCourse, student, TEACHER, type Visit } from '../../../test/course'

const NURSE = 'qs_nurse-shift'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const nurse = { kind: 'question_set', contentId: NURSE, title: 'Nurse Shift' }
const pick = (visit: Visit, items: object[]) => visit.post('/api/lti/deep-linking', { items })

describe('Content that is selected again', () => {
  const custom = { content: 'question_set', content_id: NURSE, play: 'solo', points: '20' }
  const chosenIn = async (more: Record<string, unknown>) => {
    const visit = await course.visit(TEACHER, null, more)
    return (await visit.get('/api/lti/launch')).body.launch.deepLinking.chosen
  }

  test('opens with what the activity has, told by its title alone as Moodle does', async () => {
    const link = course.activity(custom, { title: 'Weekly quest' })
    expect(await chosenIn({ replaces: link })).toBeNull()
    await course.visit(student(6), link)
    expect(await chosenIn({ replaces: link })).toMatchObject({
      title: 'Weekly quest',
      contentTitle: 'A Shift on the Ward',
      content: { contentId: NURSE, play: 'solo', points: 20 },
    })
  })

  test('is what was chosen last, before anybody has opened it', async () => {
    const title = 'Fresh quest'
    const link = course.activity({}, { title })
    const choose = async (requested: object, more: object = {}) =>
      pick(await course.visit(TEACHER, null, { ...pickerLaunch(), ...more }), [
        { ...nurse, ...requested },
      ])
    await choose({ title, points: 30, dueAt: Date.UTC(2040, 0, 1) })
    await choose({ title: 'Another quest', points: 40 })
    expect(await chosenIn({ replaces: link })).toMatchObject({
      title,
      content: { contentId: NURSE, points: 30, dueAt: Date.UTC(2040, 0, 1) },
    })
    // Chosen anew: the former choice is gone.
    await choose({ title, points: 50 }, pickerLaunch({ title }))
    expect(await chosenIn({ replaces: link })).toMatchObject({ content: { points: 50 } })
    // Another new one of the same title: which of them is meant cannot be told.
    await choose({ title, points: 60 })
    expect(await chosenIn({ replaces: link })).toBeNull()
    const elsewhere = { courseId: 'career-club', title, custom: {} }
    const { id } = course.lms.addLink(elsewhere)
    expect(await chosenIn({ replaces: id, courseId: 'career-club' })).toBeNull()
  })

  test('is that of several of one title where they agree', async () => {
    const twins = [1, 2].map(() => course.activity(custom, { title: 'Twins' }))
    for (const twin of twins) await course.visit(TEACHER, twin)
    expect(await chosenIn({ replaces: twins[0] })).toMatchObject({ content: { points: 20 } })
  })

  test('is nothing where two of that title differ, or there is none', async () => {
    for (const points of ['20', '30']) {
      await course.visit(TEACHER, course.activity({ ...custom, points }, { title: 'Twice' }))
    }
    const link = course.activity({}, { title: 'Twice' })
    expect(await chosenIn({ replaces: link })).toBeNull()
    expect(await chosenIn({})).toBeNull()
  })

  test('is the activity that the LMS names, or what its own values say', async () => {
    const link = course.activity(custom, { title: 'Named' })
    await course.visit(TEACHER, link)
    const LTI = 'https://purl.imsglobal.org/spec/lti/claim'
    const named = await chosenIn({ claims: { [`${LTI}/resource_link`]: { id: link } } })
    expect(named).toMatchObject({ content: { contentId: NURSE } })
    const told = await chosenIn({ claims: { [`${LTI}/custom`]: { ...custom, points: '5' } } })
    expect(told).toMatchObject({ content: { contentId: NURSE, points: 5 } })
  })

  test('is as it counts, with what a teacher set on its page', async () => {
    const link = course.activity(custom, { title: 'Set here' })
    const teacher = await course.visit(TEACHER, link)
    const { settings } = (await teacher.get('/api/lti/settings')).body
    const dueAt = Date.UTC(2040, 0, 1)
    await teacher.put('/api/lti/settings', { settings: { ...settings, points: 50, dueAt } })
    const LTI = 'https://purl.imsglobal.org/spec/lti/claim'
    for (const more of [
      { replaces: link },
      { claims: { [`${LTI}/resource_link`]: { id: link } } },
    ]) {
      expect(await chosenIn(more)).toMatchObject({ content: { points: 50, dueAt } })
    }
  })
})
