import { LtiContent } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { aPlatform, claimsOf, type LaunchChanges, launchFrom } from '../../../test/lti'
import { makeGame, resultOf, seat } from '../../../test/results'
import type { Db } from '../../db/db'
import { markGameStarted } from '../../games'
import { settleGame } from '../../settlement/settle-game'
import { insertLtiGame } from '../activities/store'
import { listLtiScores } from '../grades/store/scores'
import { acceptLaunch } from '../launches/accept-launch'
import { LaunchRefused } from '../launches/launch-request'
import { findProfileByLtiIdentity, personId } from '../launches/store/identities'
import { findLtiLinkByKey, type LtiLink } from '../launches/store/links'
import type { LtiPlatform } from '../platforms/store/platforms'

const SET = 'qs_nurse-shift'
const COLUMN = 'https://lms.example/courses/1/columns/7?view=all'
const AT_TEN = Date.UTC(2026, 4, 4, 10)
let api: TestApi
let db: Db
let platform: LtiPlatform
let made = 0

beforeAll(async () => {
  api = await makeTestApi()
  db = api.services.store.db
  platform = await aPlatform(api.services)
})
afterAll(() => api.stop())

interface Activity {
  link: LtiLink
  /** Of launches from it. */
  requested: LaunchChanges
}

/** An activity that a teacher has opened once. */
async function anActivity(custom: Record<string, string> = {}): Promise<Activity> {
  const id = `link-${++made}`
  const ags = { lineItem: `${COLUMN}&n=${made}`, lineItems: null, scopes: [] }
  const requested: LaunchChanges = {
    resourceLink: { id, title: 'Nurse Shift' },
    custom: { content: 'question_set', content_id: SET, ...custom },
    ags,
  }
  await visit({ ...requested, sub: 'ms-duarte', role: 'teacher' })
  const key = { platformId: platform.id, deploymentId: 'deployment-1', resourceLinkId: id }
  const link = await findLtiLinkByKey(db, key)
  if (!link) throw new Error('The activity was not kept')
  return { link, requested }
}

const visit = (requested: LaunchChanges) =>
  launchFrom(api.services, api.client, platform, requested)
const teacher = ({ requested }: Activity) =>
  visit({ ...requested, sub: 'ms-duarte', role: 'teacher' })
const ask = async (by: object, path: string, body?: object, method = body ? 'POST' : 'GET') =>
  (await api.client(method, `/api/lti/${path}`, body, by)).body
const review = (by: object, sub: string) => ask(by, `reviews/${idOf(sub)}`)
const idOf = (sub: string) => personId(platform.id, sub)

async function person({ requested }: Activity, sub: string): Promise<string> {
  await acceptLaunch(api.services, claimsOf(platform, { ...requested, sub, name: sub }))
  const { issuer, clientId } = platform
  const profile = await findProfileByLtiIdentity(db, { issuer, clientId, sub })
  if (!profile) throw new Error('Nobody came')
  return profile.id
}

interface Play {
  score?: number
  endedAt?: number
  attempts?: 'best' | 'last' | 'first'
  isOver?: boolean
  sessionType?: 'multiplayer' | 'solo'
}

/** A game of the activity by one student, who answered its first question. */
async function played(
  { link }: Activity,
  profileId: string,
  { score = 80, endedAt = AT_TEN, attempts = 'best', isOver = true, sessionType }: Play = {},
): Promise<string> {
  const content = LtiContent.parse({ kind: 'question_set', contentId: SET, attempts })
  const game = await makeGame(db, { sessionType, hostProfileId: isOver ? null : profileId })
  await insertLtiGame(db, { gameSessionId: game.id, linkId: link.id, content, isPractice: false })
  const player = await seat(db, game, profileId)
  if (isOver) {
    const post = await resultOf(db, [{ ...player, classScore: score, correctAnswers: 1 }])
    await settleGame(api.services, game.id, { ...post, endedAt, currentQuestionIndex: 2 })
  } else {
    await markGameStarted(db, game.id, AT_TEN)
  }
  return game.id
}
const scoresOf = async ({ link }: Activity) =>
  (await listLtiScores(db, link.id)).map(({ score, comment }) => ({ score, comment }))

describe('A review request', () => {
  test('of a cell leads a teacher to that student, of a heading to everybody', async () => {
    const activity = await anActivity()
    const from = (reviewOf: string | null) =>
      visit({
        ...activity.requested,
        custom: {},
        sub: 'ms-duarte',
        role: 'teacher',
        message: 'submission_review',
        reviewOf,
      })
    const { launch } = await ask(await from('ana'), 'launch')
    expect(launch).toMatchObject({
      message: 'submission_review',
      review: { studentId: idOf('ana') },
      content: { contentId: SET },
    })
    expect((await ask(await from(null), 'launch')).launch.review).toEqual({ studentId: null })
  })

  test('without a resource link finds the activity by its column', async () => {
    const activity = await anActivity()
    const requested: LaunchChanges = {
      ...activity.requested,
      message: 'submission_review',
      custom: {},
    }
    const by = await visit({ ...requested, resourceLink: null, sub: 'ms-duarte', role: 'teacher' })
    expect((await ask(by, 'launch')).launch.link).toEqual({ title: 'Nurse Shift' })
  })

  test('of a column that nobody knows, or of another course, is refused', async () => {
    const { requested } = await anActivity()
    const review: LaunchChanges = { ...requested, message: 'submission_review', resourceLink: null }
    const unknown = { lineItem: `${COLUMN}&n=none`, lineItems: null, scopes: [] }
    const elsewhere = { id: 'course-2', title: null, label: null }
    for (const change of [{ ags: unknown }, { context: elsewhere }]) {
      const accepting = acceptLaunch(api.services, claimsOf(platform, { ...review, ...change }))
      await expect(accepting).rejects.toThrow(LaunchRefused)
    }
  })

  test('changes nothing about an activity that is known', async () => {
    const activity = await anActivity({ due_at: '2030-01-01T00:00:00Z' })
    const ags = { lineItem: 'https://lms.example/another', lineItems: null, scopes: [] }
    const by = await visit({
      ...activity.requested,
      custom: { content: 'career_browser' },
      ags,
      sub: 'ana',
      message: 'submission_review',
      reviewOf: 'ana',
    })
    const { resourceLinkId, platformId, deploymentId } = activity.link
    const key = { resourceLinkId, platformId, deploymentId }
    expect(await findLtiLinkByKey(db, key)).toEqual(activity.link)
    // What it does not say is as the activity's own launches say.
    expect((await ask(by, 'launch')).launch.dueAt).toBe(Date.UTC(2030, 0, 1))
  })
})

describe('What a student answered', () => {
  test('is shown to a teacher attempt by attempt, with question, time and points', async () => {
    const activity = await anActivity()
    const ana = await person(activity, 'ana')
    const first = await played(activity, ana, { score: 40 })
    await played(activity, ana, { score: 90, endedAt: AT_TEN + 1, sessionType: 'solo' })
    const by = await teacher(activity)
    const seen = await review(by, 'ana')
    expect(seen).toMatchObject({
      student: { id: idOf('ana'), name: 'ana' },
      canReset: true,
      comment: null,
      sync: { score: 90 },
      attempts: [
        { play: 'solo', score: 90, counts: true, questions: 10, totalAnswers: 1 },
        // It ended at its third question: no more were asked.
        { play: 'live', score: 40, counts: false, isSetAside: false, questions: 3 },
      ],
    })
    const answers = await ask(by, `reviews/${idOf('ana')}/attempts/${first}`)
    expect(answers.isForgotten).toBe(false)
    expect(answers.questions[0]).toMatchObject({
      index: 0,
      answer: 0,
      answerTimeMs: 1500,
      verdict: { isCorrect: true, pointsEarned: 10 },
    })
    // A class game that ended at the third question asked no more.
    expect(answers.questions).toHaveLength(3)
    const solo = seen.attempts[0].sessionId
    const alone = await ask(by, `reviews/${idOf('ana')}/attempts/${solo}`)
    expect(alone.questions).toHaveLength(10)
  })

  test('is shown to the student alone, and of what was asked alone', async () => {
    const activity = await anActivity()
    const ana = await person(activity, 'ana')
    await person(activity, 'ben')
    const game = await played(activity, ana, { sessionType: 'solo' })
    const by = await visit({ ...activity.requested, sub: 'ana' })
    expect((await review(by, 'ana')).attempts).toHaveLength(1)
    const answers = await ask(by, `reviews/${idOf('ana')}/attempts/${game}`)
    expect(answers.questions).toHaveLength(3)
    const other = await visit({ ...activity.requested, sub: 'ben' })
    for (const path of ['', `/attempts/${game}`]) {
      expect(await ask(other, `reviews/${idOf('ana')}${path}`)).toEqual(
        problem('course_student_unknown'),
      )
    }
    const mentor = await visit({
      ...activity.requested,
      sub: 'dad',
      role: 'parent',
      mentorOf: ['ana'],
    })
    expect(await review(mentor, 'ana')).toEqual(problem('course_student_unknown'))
  })

  test('of somebody of another course is nobody’s to see', async () => {
    const activity = await anActivity()
    const context = { id: 'course-9', title: 'Elsewhere', label: null }
    const other = await anActivity()
    await acceptLaunch(
      api.services,
      claimsOf(platform, { ...other.requested, context, sub: 'zoe' }),
    )
    expect(await review(await teacher(activity), 'zoe')).toEqual(problem('course_student_unknown'))
  })

  test('waits while the game runs', async () => {
    const activity = await anActivity()
    const game = await played(activity, await person(activity, 'ana'), {
      isOver: false,
      sessionType: 'solo',
    })
    const by = await teacher(activity)
    expect((await review(by, 'ana')).attempts).toMatchObject([
      { status: 'in_progress', score: null },
    ])
    expect(await ask(by, `reviews/${idOf('ana')}/attempts/${game}`)).toEqual(
      problem('results_pending'),
    )
    const { rows } = await ask(by, 'grades')
    expect(rows.find(({ id }: { id: string }) => id === idOf('ana')).progress).toEqual({
      answered: 0,
      questions: 10,
    })
  })
})

describe('What a teacher says about a grade', () => {
  test('goes along with it, once more whenever it changes, until another attempt counts', async () => {
    const activity = await anActivity()
    const ana = await person(activity, 'ana')
    await played(activity, ana, { score: 60 })
    const by = await teacher(activity)
    const send = (comment: string | null) => ask(by, `reviews/${idOf('ana')}/send`, { comment })
    const [before] = await listLtiScores(db, activity.link.id)
    expect(await send(' Look at question 3. ')).toMatchObject({ comment: 'Look at question 3.' })
    const [after] = await listLtiScores(db, activity.link.id)
    expect(after).toMatchObject({ comment: 'Look at question 3.', state: 'pending', score: 60 })
    expect(after?.version).toBe((before?.version ?? 0) + 1)
    expect(await send('')).toMatchObject({ comment: null })
    await send('Well done.')
    await played(activity, ana, { score: 95, endedAt: AT_TEN + 1 })
    expect(await scoresOf(activity)).toEqual([{ score: 95, comment: null }])
  })

  test('needs a grade, and is no novel', async () => {
    const activity = await anActivity()
    await person(activity, 'ben')
    const by = await teacher(activity)
    const path = `reviews/${idOf('ben')}/send`
    expect(await ask(by, path, { comment: 'Hello' })).toEqual(problem('grade_missing'))
    expect((await ask(by, path, { comment: 'x'.repeat(1001) })).code).toBe('bad_request')
  })
})

describe('A student who may try again', () => {
  test('has attempts that count no more, and the grade until the next one comes', async () => {
    const activity = await anActivity({ attempts: 'first', play: 'solo' })
    const ana = await person(activity, 'ana')
    const play = (score: number, endedAt: number) =>
      played(activity, ana, { score, endedAt, attempts: 'first', sessionType: 'solo' })
    await play(80, AT_TEN)
    const student = await visit({ ...activity.requested, sub: 'ana' })
    expect((await ask(student, 'attempts')).canStart).toBe(false)
    const by = await teacher(activity)
    const path = `reviews/${idOf('ana')}/reset`
    expect(await ask(by, path, {})).toMatchObject({
      canReset: false,
      sync: { score: 80 },
      attempts: [{ isSetAside: true, counts: false }],
    })
    expect(await ask(student, 'attempts')).toMatchObject({ attempts: [], canStart: true })
    expect(await ask(by, path, {})).toEqual(problem('attempt_missing'))
    // A lower one takes its place: what was set aside is history.
    await play(30, AT_TEN + 60_000)
    expect(await scoresOf(activity)).toEqual([{ score: 30, comment: null }])
    expect((await ask(student, 'attempts')).canStart).toBe(false)
  })

  test('does not go on with what was begun before', async () => {
    const activity = await anActivity({ play: 'solo' })
    const ana = await person(activity, 'ana')
    const begun = await played(activity, ana, { isOver: false, sessionType: 'solo' })
    const by = await teacher(activity)
    await ask(by, `reviews/${idOf('ana')}/reset`, {})
    const student = await visit({ ...activity.requested, sub: 'ana' })
    expect(await ask(student, 'attempts')).toMatchObject({ attempts: [], canStart: true })
    const seen = await review(by, 'ana')
    expect(seen.attempts).toMatchObject([{ sessionId: begun, isSetAside: true }])
  })

  test('is let by teachers alone', async () => {
    const activity = await anActivity()
    await played(activity, await person(activity, 'ana'))
    const student = await visit({ ...activity.requested, sub: 'ana' })
    for (const [step, body] of [
      ['reset', {}],
      ['send', { comment: null }],
    ] as const) {
      expect(await ask(student, `reviews/${idOf('ana')}/${step}`, body)).toEqual(
        problem('wrong_role'),
      )
    }
  })
})
