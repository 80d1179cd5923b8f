import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { questionSets } from '../../../test/content'
import { aPlatform, claimsOf, type LaunchChanges, launchFrom } from '../../../test/lti'
import { signUp } from '../../../test/people'
import { findProfile } from '../../accounts/store/profiles'
import { insertQuestionSet } from '../../question-sets/store/question-sets'
import { customOf } from '../deep-linking/content'
import { type LtiPlatform, updatePlatform } from '../platforms/store/platforms'
import { acceptLaunch } from './accept-launch'

const NURSE = 'qs_nurse-shift'
const HOUR_MS = 3_600_000
let api: TestApi
let platform: LtiPlatform
let now = Date.UTC(2026, 4, 4, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  platform = await aPlatform(api.services)
})
afterAll(() => api.stop())

const accept = (requested: LaunchChanges = {}) =>
  acceptLaunch(api.services, claimsOf(platform, requested))
const launch = (requested: LaunchChanges = {}) =>
  launchFrom(api.services, api.client, platform, requested)
const handOver = (code: string) => api.client('POST', '/api/session', { code })
const get = (path: string, by = {}) => api.client('GET', path, undefined, by)
const viewOf = async (requested: LaunchChanges = {}) =>
  (await get('/api/lti/launch', await launch(requested))).body.launch

describe('Hand-over', () => {
  test('a code opens one visit of eight hours', async () => {
    const { handoverCode } = await accept()
    const { status, body } = await handOver(handoverCode)
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.any(String), expiresAt: now + 8 * HOUR_MS })
    const again = await handOver(handoverCode)
    expect([again.status, again.body]).toEqual([401, problem('handover_used')])
    expect((await get('/api/lti/launch', { bearer: body.token })).status).toBe(200)
  })

  test('of two at once with one code, one gets in', async () => {
    const { handoverCode } = await accept()
    const both = await Promise.all([handOver(handoverCode), handOver(handoverCode)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('a code is good for 60 seconds, and no code is no visit', async () => {
    const { handoverCode } = await accept()
    now += 60_001
    expect((await handOver(handoverCode)).body).toEqual(problem('handover_used'))
    expect((await handOver('x'.repeat(43))).body).toEqual(problem('handover_used'))
  })

  test('a class hands over from one address at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, i) => accept({ sub: `class-${i}` })),
    )
    const answers = await Promise.all(codes.map(({ handoverCode }) => handOver(handoverCode)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('A visit', () => {
  test('ends, and says where to go then', async () => {
    const visit = await launch()
    now += 8 * HOUR_MS
    for (const path of ['/api/lti/launch', '/api/dashboard', '/api/question-sets']) {
      const { status, body } = await get(path, visit)
      expect([status, body.code]).toEqual([401, 'launch_expired'])
    }
    expect((await get('/api/session', visit)).body).toEqual({ user: null })
  })

  test('ends with its platform', async () => {
    const other = await aPlatform(api.services)
    const visit = await launchFrom(api.services, api.client, other)
    await updatePlatform(api.services.store.db, other.id, { isActive: false })
    expect((await get('/api/lti/launch', visit)).body).toEqual(problem('launch_expired'))
  })

  test('counts without the cookie beside it, good or not', async () => {
    const account = await signUp(api.client, 'teacher')
    const visit = { ...(await launch()), cookie: account.cookie }
    expect((await get('/api/session', visit)).body.user.userType).toBe('student')
    const expired = { bearer: 'x'.repeat(43), cookie: account.cookie }
    expect((await get('/api/session', expired)).body).toEqual({ user: null })
    expect((await get('/api/dashboard', expired)).body).toEqual(problem('launch_expired'))
  })

  test('is of our own pages alone', async () => {
    const by = { ...(await launch()), headers: { origin: 'https://evil.example' } }
    expect((await get('/api/lti/launch', by)).body).toEqual(problem('launch_expired'))
  })

  test('has the role of its launch, never one of the profile', async () => {
    const sub = 'role-changes'
    const teacher = await launch({ sub, role: 'teacher' })
    const student = await launch({ sub, role: 'student' })
    const users = await Promise.all([teacher, student].map((by) => get('/api/session', by)))
    const [one, two] = users.map(({ body }) => body.user)
    expect(one.profileId).toBe(two.profileId)
    expect([one.userType, two.userType]).toEqual(['teacher', 'student'])
    const game = { questionSetId: NURSE }
    expect((await api.client('POST', '/api/games', game, student)).body).toEqual(
      problem('wrong_role'),
    )
  })

  test('lets a teacher choose among question sets', async () => {
    const { body } = await get('/api/question-sets', await launch({ role: 'teacher' }))
    expect(body.questionSets).toHaveLength(questionSets.length)
  })
})

describe('The person of a launch', () => {
  test('is (issuer, client, sub): the same again, another one on another platform', async () => {
    const here = await viewOf({ sub: 'ana' })
    const again = await viewOf({ sub: 'ana', context: { id: 'other', title: null, label: 'B' } })
    expect(again.user.profileId).toBe(here.user.profileId)
    const other = await launchFrom(api.services, api.client, await aPlatform(api.services), {
      sub: 'ana',
    })
    const there = (await get('/api/lti/launch', other)).body.launch
    expect(there.user.profileId).not.toBe(here.user.profileId)
  })

  test('is one, however many launches come at once', async () => {
    const visits = await Promise.all(Array.from({ length: 10 }, () => launch({ sub: 'twins' })))
    const people = await Promise.all(visits.map((by) => get('/api/session', by)))
    expect(new Set(people.map(({ body }) => body.user.profileId)).size).toBe(1)
  })

  test.each([
    [{ givenName: 'Ana', name: 'Ana Lopez' }, 'Ana'],
    [{ name: 'Ana Lopez' }, 'Ana Lopez'],
    [{ name: `Ana ${'Lopez '.repeat(10)}` }, 'Ana'],
    [{ givenName: 'A\u202ena', name: 'Bea' }, 'Bea'],
  ])('is called by %o: %s', async (names, displayName) => {
    expect((await viewOf({ sub: JSON.stringify(names), ...names })).user).toMatchObject({
      displayName,
      email: null,
    })
  })

  test.each([[{}], [{ givenName: 'f.u.c.k' }]])(
    'with %o for a name gets a friendly one, and keeps it until a name comes',
    async (names) => {
      const sub = `nameless ${JSON.stringify(names)}`
      const first = await viewOf({ sub, ...names })
      expect(first.user.displayName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
      const second = await viewOf({ sub, ...names })
      expect(second.user.displayName).toBe(first.user.displayName)
      expect((await viewOf({ sub, givenName: 'Zoe' })).user.displayName).toBe('Zoe')
    },
  )

  test('is kept without an e-mail address', async () => {
    const { user } = await viewOf({ sub: 'private' })
    expect(await findProfile(api.services.store.db, user.profileId)).toMatchObject({ email: null })
  })
})

describe('What a launch leads to', () => {
  const custom = (more: Record<string, string> = {}) => ({
    content: 'question_set',
    content_id: NURSE,
    ...more,
  })

  test('stands in its custom values', async () => {
    const view = await viewOf({
      resourceLink: { id: 'all', title: 'Week 3' },
      custom: custom({
        play: 'solo',
        mode: 'speed_run',
        graded: 'yes',
        points: '20',
        attempts: 'last',
        after_due: 'practice',
        due_at: '2026-05-04T10:00:00Z',
      }),
    })
    expect(view).toMatchObject({
      role: 'student',
      message: 'resource_link',
      platformName: 'Example LMS',
      course: { title: 'Careers 7b' },
      link: { title: 'Week 3' },
      content: {
        kind: 'question_set',
        contentId: NURSE,
        play: 'solo',
        gameMode: 'speed_run',
        graded: true,
        points: 20,
        attempts: 'last',
        attemptsAllowed: null,
        afterDue: 'practice',
      },
      contentTitle: expect.any(String),
      canChoose: false,
      dueAt: Date.UTC(2026, 4, 4, 10),
      deepLinking: null,
      platformOrigin: new URL(platform.authUrl).origin,
    })
  })

  test('a variable that the platform does not know is no date; wrong values are the default', async () => {
    const values = { due_at: '$ResourceLink.submission.endDateTime', points: 'many', play: 'never' }
    const view = await viewOf({ resourceLink: { id: 'odd', title: null }, custom: custom(values) })
    expect(view).toMatchObject({ dueAt: null, isPastDue: false })
    expect(view.content).toMatchObject({ play: 'live', points: 100, attempts: 'best' })
  })

  test('each student has the date that the LMS gives them', async () => {
    const resourceLink = { id: 'dates', title: null }
    const due = (due_at: string) => ({ resourceLink, custom: custom({ due_at }) })
    const longer = await launch({ sub: 'longer', ...due('2030-01-01T00:00:00Z') })
    expect((await viewOf({ sub: 'others', ...due('2020-01-01T00:00:00Z') })).isPastDue).toBe(true)
    expect((await get('/api/lti/launch', longer)).body.launch.isPastDue).toBe(false)
  })

  test('a private set needs the signature that a teacher of this platform got for it', async () => {
    const { services } = api
    const set = await insertQuestionSet(services.store.db, {
      title: 'My own',
      subject: 'Science',
      gradeLevel: [],
      tags: [],
      isPublic: false,
      questions: [],
    })
    const values = custom({ content_id: set.id })
    const plain = { resourceLink: { id: 'private-1', title: null }, custom: values }
    expect((await viewOf(plain)).content).toBeNull()
    const content = { ...(await viewOf({ custom: custom() })).content, contentId: set.id }
    const signed = await customOf(services, platform, content)
    const copied = { resourceLink: { id: 'private-2', title: null }, custom: signed }
    expect((await viewOf(copied)).content).toMatchObject({ contentId: set.id })
    const elsewhere = await customOf(services, await aPlatform(services), content)
    const foreign = { resourceLink: { id: 'private-3', title: null }, custom: elsewhere }
    expect((await viewOf(foreign)).content).toBeNull()
  })

  test('without any, a teacher may choose', async () => {
    const resourceLink = { id: 'empty', title: null }
    expect(await viewOf({ resourceLink, role: 'teacher' })).toMatchObject({
      content: null,
      canChoose: true,
    })
    expect(await viewOf({ resourceLink })).toMatchObject({ content: null, canChoose: false })
  })

  test('a launch needs no course, no name, no activity', async () => {
    const deepLinking = {
      returnUrl: 'https://lms.example/return',
      acceptTypes: ['ltiResourceLink'],
      acceptTargets: [],
      acceptMultiple: false,
      acceptLineItem: true,
      title: 'Week 3',
      data: 'opaque',
    }
    const view = await viewOf({
      sub: 'picker',
      role: 'teacher',
      message: 'deep_linking',
      context: null,
      resourceLink: null,
      deepLinking,
    })
    expect(view).toMatchObject({
      message: 'deep_linking',
      course: null,
      link: null,
      content: null,
      canChoose: false,
      deepLinking: { acceptMultiple: false, acceptLineItem: true, title: 'Week 3' },
    })
    expect(JSON.stringify(view)).not.toContain('opaque')
  })
})
