import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { addCards, makeClass, showCard } from '../../../test/class'
import { type Caller, problem } from '../../../test/client'
import { aPlatform, type LaunchChanges, launchFrom } from '../../../test/lti'
import { type Person, signUp } from '../../../test/people'
import { findProfile } from '../../accounts/store/profiles'
import { insertAdmin } from '../../accounts/store/users'
import { awardTokens, getTokenBalance } from '../../rewards/store/token-ledger'
import { findProfileByLtiIdentity } from '../launches/store/identities'
import type { LtiPlatform } from '../platforms/store/platforms'

const MINUTE_MS = 60_000
let api: TestApi
let platform: LtiPlatform
let now = Date.UTC(2026, 4, 4, 9)
let person: Person
let visit: { bearer: string }

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
})
afterAll(() => api.stop())
beforeEach(async () => {
  platform = await aPlatform(api.services)
  person = await signUp(api.client, 'student')
  visit = await launch()
})

const ADA = { sub: 'ada', name: 'Ada Lovelace', givenName: 'Ada' }
const launch = (requested: LaunchChanges = {}) =>
  launchFrom(api.services, api.client, platform, { ...ADA, ...requested })
const call = (method: string, path: string, body: unknown, by: Caller) =>
  api.client(method, path, body, by)
const codeOf = async (by: Caller = visit): Promise<string> =>
  (await call('POST', '/api/lti/account-code', {}, by)).body.code
const preview = (code: string, by: Caller = person) =>
  call('POST', '/api/account-links/preview', { code }, by)
const link = (code: string, by: Caller = person) => call('POST', '/api/account-links', { code }, by)
const linksOf = async (by: Caller) =>
  (await call('GET', '/api/account-links', undefined, by)).body.links
const profileOf = async (sub = 'ada') => {
  const { issuer, clientId } = platform
  return findProfileByLtiIdentity(api.services.store.db, { issuer, clientId, sub })
}

describe('Account linking', () => {
  test('shows both sides and what will be joined before anything happens', async () => {
    const { db } = api.services.store
    const profileId = (await profileOf())?.id as string
    await awardTokens(db, { profileId, amount: 60, reason: 'game', reference: 'gs_1' })
    const code = await codeOf()
    const { status, body } = await preview(code)
    expect(status).toBe(200)
    expect(body).toEqual({
      course: {
        displayName: 'Ada',
        title: 'Careers 7b',
        platformName: 'Example LMS',
        role: 'student',
      },
      account: {
        displayName: expect.any(String),
        email: person.email,
        userType: 'student',
      },
      joins: { tokens: 60, pathkeys: 0, games: 0, hostedGames: 0 },
      isLinked: false,
    })
    expect((await profileOf())?.id).toBe(profileId)
    expect((await preview(code)).status).toBe(200)
  })

  test('joins the two, and the open visit goes on as the account', async () => {
    const { db } = api.services.store
    const former = (await profileOf())?.id as string
    await awardTokens(db, { profileId: former, amount: 60, reason: 'game', reference: 'gs_1' })
    const { status, body } = await link(await codeOf())
    expect(status).toBe(200)
    expect(body.links).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        platformName: 'Example LMS',
        courses: ['Careers 7b'],
        createdAt: now,
      },
    ])
    expect((await profileOf())?.id).toBe(person.profileId)
    expect(await findProfile(db, former)).toBeUndefined()
    expect(await getTokenBalance(db, person.profileId)).toBe(60)
    const seen = await call('GET', '/api/lti/launch', undefined, visit)
    expect(seen.body.launch).toMatchObject({
      user: { profileId: person.profileId, tokens: 60 },
      hasAccount: true,
    })
    const next = await call('GET', '/api/lti/launch', undefined, await launch())
    expect(next.body.launch.user.profileId).toBe(person.profileId)
  })

  test('the e-mail address of an account is in no course, and a launch links nothing', async () => {
    const again = await call('GET', '/api/lti/launch', undefined, await launch())
    expect(again.body.launch.hasAccount).toBe(false)
    expect(await linksOf(person)).toEqual([])
  })

  test('a visit to an account tells its address and office nowhere', async () => {
    await link(await codeOf())
    await insertAdmin(api.services.store.db, person.profileId)
    const open = await launch()
    const answers = [
      await call('GET', '/api/session', undefined, open),
      await call('GET', '/api/lti/launch', undefined, open),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.user ?? body.launch.user).toMatchObject({ email: null, isAdmin: false })
    }
    expect(JSON.stringify(answers)).not.toContain(person.email)
    const names = { firstName: 'Ada', lastName: 'L', displayName: 'Ada L' }
    expect((await call('PATCH', '/api/account/names', names, open)).status).toBe(401)
  })

  test('joining again what is joined already changes nothing', async () => {
    await link(await codeOf())
    const code = await codeOf()
    expect((await preview(code)).body.isLinked).toBe(true)
    const { status, body } = await link(code)
    expect(status).toBe(200)
    expect(body.links).toHaveLength(1)
  })

  test('a code is good once, for 10 minutes, and a new one ends it', async () => {
    const used = await codeOf()
    await link(used)
    expect((await link(used)).body).toEqual(problem('account_code_invalid'))
    const old = await codeOf()
    const newer = await codeOf()
    expect((await preview(old)).body).toEqual(problem('account_code_invalid'))
    now += 10 * MINUTE_MS
    expect((await preview(newer)).body).toEqual(problem('account_code_invalid'))
    expect((await link('x'.repeat(43))).status).toBe(403)
  })

  test('of two at once with one code, one joins', async () => {
    const code = await codeOf()
    const other = await signUp(api.client, 'student')
    const both = await Promise.all([link(code), link(code, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('needs both: an account signed in by itself, and a visit', async () => {
    const code = await codeOf()
    for (const by of [{}, visit]) {
      for (const reply of [await preview(code, by), await link(code, by)]) {
        expect([reply.status, reply.body.code]).toEqual([401, 'not_authenticated'])
      }
    }
    const noVisit = await call('POST', '/api/lti/account-code', {}, person)
    expect([noVisit.status, noVisit.body.code]).toEqual([401, 'launch_expired'])
  })

  test('a login that belongs to another account is refused', async () => {
    await link(await codeOf())
    const other = await signUp(api.client, 'student')
    const code = await codeOf()
    for (const reply of [await preview(code, other), await link(code, other)]) {
      expect([reply.status, reply.body.code]).toEqual([409, 'account_already_linked'])
    }
    expect((await profileOf())?.id).toBe(person.profileId)
  })

  test('an account of a class, which its teachers may delete, takes no login over', async () => {
    const made = await makeClass(api.client)
    const [card] = await addCards(api.client, made, ['Ana'])
    const student = await showCard(api.client, card?.code ?? '')
    const refused = { status: 403, body: problem('account_of_class') }
    expect(await preview(await codeOf(), student)).toMatchObject(refused)
    expect(await link(await codeOf(), student)).toMatchObject(refused)
  })

  test('an account has one login per LMS', async () => {
    await link(await codeOf())
    const ben = await launch({ sub: 'ben' })
    const reply = await link(await codeOf(ben))
    expect([reply.status, reply.body.code]).toEqual([409, 'account_has_login'])
    const elsewhere = await aPlatform(api.services)
    const there = await launchFrom(api.services, api.client, elsewhere, ADA)
    expect((await link(await codeOf(there))).body.links).toHaveLength(2)
  })

  test.each([
    ['teacher', 'student'],
    ['student', 'teacher'],
    ['parent', 'student'],
  ] as const)('a %s of a course and the account of a %s stay two', async (role, userType) => {
    const account = await signUp(api.client, userType)
    const code = await codeOf(await launch({ sub: `a-${role}`, role }))
    const reply = await link(code, account)
    expect([reply.status, reply.body.code]).toEqual([409, 'account_roles_differ'])
  })

  test('unlinking ends the visits; the next launch is a new person, the account keeps all', async () => {
    const { db } = api.services.store
    const former = (await profileOf())?.id as string
    await awardTokens(db, { profileId: former, amount: 60, reason: 'game', reference: 'gs_1' })
    const [{ id }] = (await link(await codeOf())).body.links
    const stranger = await signUp(api.client, 'student')
    const path = `/api/account-links/${id}`
    const notTheirs = await call('DELETE', path, {}, stranger)
    expect([notTheirs.status, notTheirs.body.code]).toEqual([404, 'account_link_not_found'])
    expect((await call('DELETE', path, {}, person)).status).toBe(204)
    expect((await call('DELETE', path, {}, person)).status).toBe(404)
    expect(await linksOf(person)).toEqual([])
    const ended = await call('GET', '/api/lti/launch', undefined, visit)
    expect(ended.body.code).toBe('launch_expired')
    const next = await call('GET', '/api/lti/launch', undefined, await launch())
    expect(next.body.launch).toMatchObject({ hasAccount: false, user: { tokens: 0 } })
    expect(await getTokenBalance(db, person.profileId)).toBe(60)
  })

  test('the code stands in no log', async () => {
    const code = await codeOf()
    await preview(code)
    await link(code)
    expect(api.logged()).not.toContain(code)
  })
})

describe('A look into a set from a course', () => {
  const path = '/api/question-sets/qs_nurse-shift'

  test('has questions and solutions, for its teachers alone', async () => {
    const teacher = await launch({ sub: 'teacher', role: 'teacher' })
    const { status, body } = await call('GET', path, undefined, teacher)
    expect(status).toBe(200)
    expect(body.questions.length).toBeGreaterThan(0)
    for (const { options } of body.questions) {
      expect(options.filter((option: { isCorrect: boolean }) => option.isCorrect)).toHaveLength(1)
    }
    const student = await call('GET', path, undefined, visit)
    expect([student.status, student.body.code]).toEqual([403, 'wrong_role'])
    expect((await call('GET', path, undefined, {})).status).toBe(401)
  })

  test('a set that is not there or private is not found', async () => {
    const teacher = await launch({ sub: 'teacher', role: 'teacher' })
    const reply = await call('GET', '/api/question-sets/qs_none', undefined, teacher)
    expect(reply.body).toEqual(problem('question_set_not_found'))
  })
})
