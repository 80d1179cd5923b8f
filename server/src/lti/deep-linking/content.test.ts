import { LtiContent } from '@pathquest/game-core'
import { registerTestModes } from '@pathquest/game-core/testing/modes/register'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertQuestionSet } from '../../question-sets/store/question-sets'
import { problem } from '../../testing/client'
import { type Course, openCourse, student, TEACHER, type Visit } from '../../testing/course'
import { normalized } from './content'

const NURSE = 'qs_nurse-shift'
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const SETTINGS = `${DL}/deep_linking_settings`
const settings = (change: object = {}) => ({
  claims: {
    [SETTINGS]: {
      deep_link_return_url: 'https://lms.example/return?a=1&b=2',
      accept_types: ['ltiResourceLink', 'link'],
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_multiple: true,
      accept_lineitem: true,
      data: 'opaque <data>',
      ...change,
    },
  },
})
const picker = (change: object = {}) => course.visit(TEACHER, null, settings(change))
const nurse = { kind: 'question_set', contentId: NURSE, title: 'Nurse Shift' }
const pick = (visit: Visit, items: object[]) => visit.post('/api/lti/deep-linking', { items })
const itemsOf = (jwt: string) =>
  decodeJwt(jwt)[`${DL}/content_items`] as Record<string, Record<string, unknown>>[]

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
    const { status, body } = await pick(await picker(), [
      { ...nurse, points: 20, attempts: 'last', afterDue: 'closed', dueAt },
      { kind: 'career_browser', contentId: null, title: 'Careers' },
    ])
    expect(status).toBe(200)
    expect(body.returnUrl).toBe('https://lms.example/return?a=1&b=2')
    const claims = decodeJwt(body.jwt)
    expect(claims[`${DL}/data`]).toBe('opaque <data>')
    const [first, second] = itemsOf(body.jwt)
    expect(first).toEqual({
      type: 'ltiResourceLink',
      title: 'Nurse Shift',
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
        signature: expect.any(String),
      },
      lineItem: {
        scoreMaximum: 20,
        label: 'Nurse Shift',
        resourceId: `question_set:${NURSE}:live`,
        tag: 'pathquest',
      },
      submission: { endDateTime: '2030-01-01T00:00:00.000Z' },
      iframe: expect.any(Object),
      window: expect.any(Object),
    })
    expect(second).toMatchObject({ custom: { content: 'career_browser', graded: 'no' } })
    expect(second).not.toHaveProperty('lineItem')
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

describe('Content chosen on the link', () => {
  const content = { kind: 'question_set', contentId: NURSE, play: 'solo' }
  const choose = (visit: Visit, wish: object) => visit.put('/api/lti/content', { content: wish })

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
