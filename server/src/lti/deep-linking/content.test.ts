import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LtiContent } from '@pathquest/core'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../test/client'
import { CONTENT_ITEMS, DEEP_LINKING, pickerLaunch } from '../../../test/content-picker'
import { COURSE, type Course, openCourse, student, TEACHER, type Visit } from '../../../test/course'
import { reviewSet } from '../../question-sets/review-set'
import { findQuestionSet, insertQuestionSet } from '../../question-sets/store/question-sets'
import { normalized } from './content'

const NURSE = 'qs_nurse-shift'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const picker = (change: object = {}) => course.visit(TEACHER, null, pickerLaunch(change))
const PUBLIC = fileURLToPath(new URL('../../../../packages/web/public', import.meta.url))
const picture = (name: string, side: number) => ({
  url: expect.stringMatching(new RegExp(`^https?://[^/]+/activity-${name}\\.svg$`)),
  width: side,
  height: side,
})
const nurse = { kind: 'question_set', contentId: NURSE, title: 'Nurse Shift' }
const pick = (visit: Visit, items: object[]) => visit.post('/api/lti/deep-linking', { items })
const itemsOf = (jwt: string) =>
  decodeJwt(jwt)[CONTENT_ITEMS] as Record<string, Record<string, unknown>>[]

async function privateSet(creatorId: string | null): Promise<string> {
  const set = await insertQuestionSet(course.store.db, {
    title: 'My own',
    subject: 'Science',
    gradeLevel: [],
    tags: [],
    isPublic: false,
    creatorId,
    questions: [
      {
        questionText: 'Two and two?',
        options: [
          { text: '4', isCorrect: true },
          { text: '5', isCorrect: false },
        ],
        points: 10,
        timeLimitSeconds: 30,
        difficulty: 'easy',
        questionType: 'multiple_choice',
      },
    ],
  })
  return set.id
}

test('Content of a mode that gives no grades is not graded, whatever was asked for', () => {
  registerTestModes()
  const content = LtiContent.parse({ kind: 'question_set', contentId: NURSE, graded: true })
  expect(normalized(content).graded).toBe(true)
  expect(normalized({ ...content, gameMode: 'opinions' }).graded).toBe(false)
})

describe('The answer of the content picker', () => {
  test('has an item for each choice, with custom values, column, date and hints', async () => {
    const dueAt = Date.UTC(2030, 0, 1)
    const startsAt = Date.UTC(2029, 11, 1)
    const { status, body } = await pick(await picker(), [
      { ...nurse, points: 20, attempts: 'last', afterDue: 'closed', startsAt, dueAt },
      { kind: 'career_browser', contentId: null, title: 'Careers' },
    ])
    expect(status).toBe(200)
    expect(body.to).toBe('form')
    expect(body.returnUrl).toBe('https://lms.example/return?a=1&b=2')
    const claims = decodeJwt(body.jwt)
    expect(claims[`${DEEP_LINKING}/data`]).toBe('opaque <data>')
    const [first, second] = itemsOf(body.jwt)
    expect(first).toEqual({
      type: 'ltiResourceLink',
      title: 'Nurse Shift',
      text: 'Live game: the teacher starts it, the class plays together. Career quest. Graded, 20 points.',
      icon: picture('live', 50),
      thumbnail: picture('live', 128),
      url: expect.stringMatching(/\/lti\/launch$/),
      custom: {
        content: 'question_set',
        content_id: NURSE,
        play: 'live',
        mode: 'career_quest',
        graded: 'yes',
        points: '20',
        attempts: 'last',
        after_due: 'closed',
        due_at: '$ResourceLink.submission.endDateTime',
        chosen_starts_at: '2029-12-01T00:00:00.000Z',
        chosen_due_at: '2030-01-01T00:00:00.000Z',
        signature: expect.any(String),
      },
      lineItem: {
        scoreMaximum: 20,
        label: 'Nurse Shift',
        resourceId: `question_set:${NURSE}:live`,
        tag: 'pathquest',
        submissionReview: {
          reviewableStatus: ['InProgress', 'Submitted', 'Completed'],
          label: 'Open in Pathquest',
          url: expect.stringMatching(/\/lti\/launch$/),
        },
      },
      available: { startDateTime: '2029-12-01T00:00:00.000Z' },
      submission: { endDateTime: '2030-01-01T00:00:00.000Z' },
      iframe: expect.any(Object),
      window: expect.any(Object),
    })
    expect(second).toMatchObject({
      custom: { content: 'career_browser', graded: 'no' },
      icon: picture('careers', 50),
    })
    for (const absent of ['lineItem', 'available', 'submission'])
      expect(second).not.toHaveProperty(absent)
    expect(second?.custom).not.toHaveProperty('chosen_due_at')
  })

  test('carries how many attempts are allowed, alone and where there is a limit', async () => {
    const { body } = await pick(await picker(), [
      { ...nurse, play: 'solo', attemptsAllowed: 3 },
      { ...nurse, play: 'solo' },
      { ...nurse, play: 'live', attemptsAllowed: 3 },
    ])
    const allowed = itemsOf(body.jwt).map(({ custom }) => custom?.attempts_allowed)
    expect(allowed).toEqual(['3', undefined, undefined])
    const chosen = async (attempts_allowed: string) => {
      const named = { content: 'question_set', content_id: NURSE, play: 'solo' }
      const link = course.activity({ ...named, attempts_allowed })
      const { launch } = (await (await course.visit(TEACHER, link)).get('/api/lti/launch')).body
      return launch.content.attemptsAllowed
    }
    expect(await chosen('3')).toBe(3)
    for (const none of ['0', '11', '2.5', '', 'many']) expect(await chosen(none)).toBeNull()
  })

  test('is saved by an LMS that looks at the launch address, and nobody is warned', async () => {
    const post = (path: string, form: Record<string, string>) =>
      fetch(`${course.lms.origin}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      })
    const { jwt } = (await pick(await course.visit(TEACHER, null), [nurse])).body
    // It is registered by its number, and calls itself by its name.
    const { origin } = new URL(String(itemsOf(jwt)[0]?.url))
    for (const { origins } of course.lms.tools()) origins.push(origin)
    const chosen = await (await post('/deep-linking/return', { JWT: jwt })).text()
    const ticket = /ticket: "([\w-]+)"/.exec(chosen)?.[1] ?? ''
    const before = course.server.logged().length
    expect((await post(`/courses/${COURSE}/add?as=teacher`, { ticket })).status).toBe(303)
    const lines = course.server.logged().slice(before).split('\n').filter(Boolean)
    const looked = lines.filter((line) => JSON.parse(line).status === 405)
    expect(looked).toHaveLength(1)
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain('warn')
  })

  test('tells live from solo in the language of the page, with a picture that is there', async () => {
    const requested = { items: [{ ...nurse, play: 'solo', graded: false }], language: 'es' }
    const { body } = await (await picker()).post('/api/lti/deep-linking', requested)
    const [item] = itemsOf(body.jwt)
    expect(item).toMatchObject({
      text: 'Tarea individual: cada estudiante a su ritmo. Misión de profesiones. Sin calificación.',
      icon: picture('solo', 50),
    })
    const { pathname } = new URL(String(item?.icon?.url))
    expect(existsSync(join(PUBLIC, pathname))).toBe(true)
  })

  test('carries settings of the mode there and back', async () => {
    const teams = { ...nurse, gameMode: 'team_challenge', modeSettings: { teamCount: 3 } }
    const { body } = await pick(await picker(), [teams])
    const custom = itemsOf(body.jwt)[0]?.custom as Record<string, string>
    expect(custom).toMatchObject({ mode: 'team_challenge', mode_team_count: '3' })
    const teacher = await course.visit(TEACHER, course.activity(custom))
    expect((await teacher.get('/api/lti/launch')).body.launch.content).toMatchObject({
      gameMode: 'team_challenge',
      modeSettings: { teamCount: 3 },
    })
    expect((await teacher.post('/api/lti/game')).body.session).toMatchObject({
      gameMode: 'team_challenge',
      settings: { modeSettings: { teamCount: 3 } },
    })
  })

  test.each([
    ['not there', {}],
    ['out of its range', { mode_team_count: '60' }],
    ['no number', { mode_team_count: 'many' }],
  ])('leaves a setting that is %s to its default', async (_, change) => {
    const custom = { content: 'question_set', content_id: NURSE, mode: 'team_challenge', ...change }
    const visit = await course.visit(TEACHER, course.activity(custom))
    const { content } = (await visit.get('/api/lti/launch')).body.launch
    expect(content).toMatchObject({ gameMode: 'team_challenge', modeSettings: { teamCount: 4 } })
  })

  test('has no items where nothing was picked', async () => {
    const { body } = await pick(await picker(), [])
    expect(itemsOf(body.jwt)).toEqual([])
  })

  test('has no column and no hint that the LMS does not take', async () => {
    const change = { accept_lineitem: false, accept_presentation_document_targets: ['window'] }
    const { body } = await pick(await picker(change), [nurse])
    const [item] = itemsOf(body.jwt)
    expect(item).toHaveProperty('window')
    for (const absent of ['lineItem', 'iframe', 'submission'])
      expect(item).not.toHaveProperty(absent)
  })

  test.each([
    ['several, where one is taken', { accept_multiple: false }, [nurse, nurse], 'too_many_items'],
    ['a kind that is not taken', { accept_types: ['link'] }, [nurse], 'item_not_accepted'],
    ['an unknown set', {}, [{ ...nurse, contentId: 'qs_none' }], 'question_set_not_found'],
    ['an unknown career', {}, [{ ...nurse, kind: 'career_quest' }], 'not_found'],
    [
      'a team challenge for one',
      {},
      [{ ...nurse, play: 'solo', gameMode: 'team_challenge' }],
      'mode_not_for_solo',
    ],
    [
      'more teams than there can be',
      {},
      [{ ...nurse, gameMode: 'team_challenge', modeSettings: { teamCount: 7 } }],
      'bad_request',
    ],
    ['a mode that there is not', {}, [{ ...nurse, gameMode: 'hop_scotch' }], 'bad_request'],
    ['no title', {}, [{ ...nurse, title: ' ' }], 'bad_request'],
    ['more points than there are', {}, [{ ...nurse, points: 1001 }], 'bad_request'],
  ])('is refused for %s', async (_, change, items, code) => {
    expect((await pick(await picker(change), items)).body).toMatchObject({ code })
  })

  test('is for teachers in the content picker', async () => {
    const link = course.activity()
    const teacher = await course.visit(TEACHER, link)
    expect((await pick(teacher, [nurse])).body).toEqual(problem('deep_linking_only'))
    const learner = await course.visit(student(1), link)
    expect((await pick(learner, [nurse])).body).toEqual(problem('wrong_role'))
  })

  test('lets students play a private set that its teacher put into the course', async () => {
    const visit = await picker()
    const { profileId } = (await visit.get('/api/session')).body.user
    const own = await privateSet(profileId)
    const { body } = await pick(visit, [{ ...nurse, contentId: own, play: 'solo' }])
    const custom = itemsOf(body.jwt)[0]?.custom as Record<string, string>
    const learner = await course.visit(student(2), course.activity(custom))
    expect((await learner.post('/api/lti/solo', {})).body.session).toMatchObject({
      questionSetId: own,
    })
    const others = await privateSet(null)
    expect((await pick(visit, [{ ...nurse, contentId: others }])).body).toEqual(
      problem('question_set_not_found'),
    )
  })
})

test('Content that an administrator hid is played by nobody in a course, whatever its values say', async () => {
  const visit = await picker()
  const { profileId } = (await visit.get('/api/session')).body.user
  const own = await privateSet(profileId)
  const { body } = await pick(visit, [{ ...nurse, contentId: own, play: 'solo' }])
  const link = course.activity(itemsOf(body.jwt)[0]?.custom as Record<string, string>)
  const learner = await course.visit(student(8), link)
  const start = () => learner.post('/api/lti/solo', {})
  const { store } = course
  await store.transact(async (tx) => {
    const { updatedAt } = (await findQuestionSet(tx, own)) ?? { updatedAt: 0 }
    await reviewSet(tx, own, { decision: 'hide', reason: 'It hurts.', updatedAt }, updatedAt + 1)
  })
  expect((await start()).body.code).toBe('question_set_not_found')
})

describe('Content chosen on the link', () => {
  const content = { kind: 'question_set', contentId: NURSE, play: 'solo' }
  const choose = (visit: Visit, requested: object) =>
    visit.put('/api/lti/content', { content: requested })

  test('by a teacher is what students play from then on, and can be changed', async () => {
    const link = course.activity()
    const learner = await course.visit(student(3), link)
    expect((await learner.post('/api/lti/solo', {})).body).toEqual(problem('no_content'))
    const teacher = await course.visit(TEACHER, link)
    expect((await choose(learner, content)).body).toEqual(problem('wrong_role'))
    expect((await choose(teacher, content)).body).toMatchObject({
      launch: { content: { ...content, graded: true }, canChoose: true },
    })
    expect((await learner.post('/api/lti/solo', {})).status).toBe(200)
    const live = {
      ...content,
      play: 'live',
      gameMode: 'team_challenge',
      modeSettings: { teamCount: 5 },
    }
    expect((await choose(await course.visit(TEACHER, link), live)).status).toBe(200)
    expect((await teacher.post('/api/lti/game')).body.session.settings).toMatchObject({
      modeSettings: { teamCount: 5 },
    })
  })

  test('stays what the LMS says where it says it', async () => {
    const custom = { content: 'question_set', content_id: NURSE }
    const teacher = await course.visit(TEACHER, course.activity(custom))
    expect((await choose(teacher, content)).body).toEqual(problem('content_fixed'))
  })

  test('is one that this teacher may use', async () => {
    const teacher = await course.visit(TEACHER, course.activity())
    const foreign = { ...content, contentId: await privateSet(null) }
    expect((await choose(teacher, foreign)).body).toEqual(problem('question_set_not_found'))
    expect((await choose(await picker(), content)).body).toEqual(problem('lti_link_missing'))
  })
})
