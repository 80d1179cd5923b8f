import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LtiContent } from '@pathquest/core'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../test/client'
import { questionSets } from '../../../test/content'
import { COURSE, type Course, openCourse, student, TEACHER, type Visit } from '../../../test/course'
import { reviewSet } from '../../question-sets/review-set'
import {
  findQuestionSet,
  insertQuestionSet,
  removeQuestionSet,
} from '../../question-sets/store/question-sets'
import { normalized } from './content'

const NURSE = 'qs_nurse-shift'
const CHEF = 'ca_chef'
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
const PUBLIC = fileURLToPath(new URL('../../../../packages/web/public', import.meta.url))
const picture = (name: string, side: number) => ({
  url: expect.stringMatching(new RegExp(`^https?://[^/]+/activity-${name}\\.svg$`)),
  width: side,
  height: side,
})
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
    const startsAt = Date.UTC(2029, 11, 1)
    const { status, body } = await pick(await picker(), [
      { ...nurse, points: 20, attempts: 'last', afterDue: 'closed', startsAt, dueAt },
      { kind: 'career_browser', contentId: null, title: 'Careers' },
    ])
    expect(status).toBe(200)
    expect(body.to).toBe('form')
    expect(body.returnUrl).toBe('https://lms.example/return?a=1&b=2')
    const claims = decodeJwt(body.jwt)
    expect(claims[`${DL}/data`]).toBe('opaque <data>')
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
      pick(await course.visit(TEACHER, null, { ...settings(), ...more }), [
        { ...nurse, ...requested },
      ])
    await choose({ title, points: 30, dueAt: Date.UTC(2040, 0, 1) })
    await choose({ title: 'Another quest', points: 40 })
    expect(await chosenIn({ replaces: link })).toMatchObject({
      title,
      content: { contentId: NURSE, points: 30, dueAt: Date.UTC(2040, 0, 1) },
    })
    // Chosen anew: the former choice is gone.
    await choose({ title, points: 50 }, { ...settings({ title }) })
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

describe('The quest on a career', () => {
  const quests = async () => {
    const { body } = await (await picker()).get('/api/lti/quests')
    return new Map(body.quests.map((quest: { careerId: string }) => [quest.careerId, quest]))
  }

  test('has questions of its own for each career that we bring a set along for', async () => {
    const all = await quests()
    const careers = new Set(questionSets.flatMap(({ careerId }) => careerId ?? []))
    expect(careers.size).toBeGreaterThan(100)
    for (const id of careers) expect(all.get(id), id).toMatchObject({ isOwn: true })
  })

  test('is the set that is played, also one that stands in, and both pages name it', async () => {
    const { db } = course.store
    const { questionSets } = (await (await picker()).get('/api/question-sets')).body
    const own = questionSets.find((set: { careerId: string }) => set.careerId === CHEF)
    await removeQuestionSet(db, own.id)
    const quest = (await quests()).get(CHEF)
    expect(quest).toMatchObject({ isOwn: false, questions: expect.any(Number) })
    const chef = { content: 'career_quest', content_id: CHEF, play: 'solo' }
    const visit = await course.visit(TEACHER, course.activity(chef))
    const { launch } = (await visit.get('/api/lti/launch')).body
    expect(launch.quest).toEqual({ title: (quest as { title: string }).title, isOwn: false })
    const { session } = (await visit.post('/api/lti/solo')).body
    expect(session.title).toBe(launch.quest.title)
  })
})
