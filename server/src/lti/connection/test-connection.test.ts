import type { ConnectionPart } from '@pathquest/core/contracts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../../../test/school'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LINE_ITEM_SCOPE, MEMBERS_SCOPE, SCORE_SCOPE } from '../services/access-tokens'
import { testConnection } from './test-connection'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

interface Requested {
  change?: Partial<LtiPlatform>
  now?: () => number
}

const asked = ({ change, now = Date.now }: Requested = {}) => {
  const { store, fetchGuarded, signing, platform, lms } = school
  const options = { store, fetchGuarded, now, keys: { signing } }
  return testConnection(options, { ...platform, jwksUrl: `${lms.origin}/jwks`, ...change })
}
/** Each part in short: that it works, or why it does not. */
const verdicts = async (requested?: Requested) =>
  Object.fromEntries(
    (await asked(requested)).checks.map(({ part, verdict, reason }) => [part, reason ?? verdict]),
  ) as Record<ConnectionPart, string>
const check = async (part: ConnectionPart, requested?: Requested) =>
  (await asked(requested)).checks.find((one) => one.part === part)

const WORKS = { keys: 'ok', clock: 'ok', token: 'ok', roster: 'ok', line_items: 'ok' }
const launched = async () => {
  await school.course()
  return school.link()
}

describe('A connection that works', () => {
  test('has keys, clock and tokens; roster and columns as soon as a course was launched', async () => {
    expect(await verdicts()).toEqual({ ...WORKS, roster: 'no_course', line_items: 'no_course' })
    await launched()
    const { checks, course } = await asked()
    expect(checks).toMatchObject([
      { part: 'keys', verdict: 'ok', count: 1, url: `${school.lms.origin}/jwks` },
      { part: 'clock', verdict: 'ok' },
      { part: 'token', verdict: 'ok', url: `${school.lms.origin}/token` },
      { part: 'roster', verdict: 'ok', count: 12 },
      { part: 'line_items', verdict: 'ok', count: 0 },
    ])
    expect(course).toBe('Biology 7')
    expect(JSON.stringify(checks)).not.toContain('Bearer')
  })
})

describe('Keys', () => {
  test.each([
    ['404', 'not_found'],
    ['403', 'lms_error'],
    ['503', 'lms_error'],
    ['garbage', 'not_keys'],
    ['huge', 'too_large'],
    ['redirect', 'redirect'],
    ['cut', 'broken'],
  ])('that answer %s are told as %s', async (kind, reason) => {
    school.lms.addFault({ endpoint: 'jwks', kind })
    expect(await verdicts()).toMatchObject({ keys: reason, token: 'ok' })
  })

  test('at an address that answers something else, nothing, or no TLS', async () => {
    const { port } = new URL(school.lms.origin)
    const at = async (jwksUrl: string) => (await verdicts({ change: { jwksUrl } })).keys
    expect(await at(`${school.lms.origin}/`)).toBe('not_keys')
    expect(await at(`https://127.0.0.1:${port}/jwks`)).toBe('tls')
    expect(await at('http://127.0.0.1:9/jwks')).toBe('refused')
    expect(await at('http://no-such-host.invalid/jwks')).toBe('unknown_host')
  })
})

test('a clock that is minutes off is told with the seconds', async () => {
  const found = await check('clock', { now: () => Date.now() - 300_000 })
  expect(found).toMatchObject({ verdict: 'failed', reason: 'clock_off' })
  expect(found?.count).toBeGreaterThan(295)
  expect(found?.count).toBeLessThan(305)
})

describe('The token', () => {
  beforeEach(launched)

  test.each([
    ['400', 'client_refused', '400: fault_400'],
    ['401', 'client_refused', '401: fault_401'],
    ['404', 'not_found', '404: fault_404'],
    ['500', 'lms_error', '500: fault_500'],
    ['blocked_keys', 'keys_not_read', expect.stringContaining('null given')],
    ['garbage', 'not_a_token', '502'],
    ['redirect', 'redirect', null],
    ['cut', 'broken', null],
  ])(
    'that answers %s is told as %s, and what needs it is not asked',
    async (kind, reason, said) => {
      school.lms.addFault({ endpoint: 'token', kind, times: null })
      expect(await verdicts()).toEqual({
        ...WORKS,
        token: reason,
        roster: 'needs_token',
        line_items: 'needs_token',
      })
      expect((await check('token'))?.detail).toEqual(said)
      expect(school.lms.requests('members')).toEqual([])
    },
  )

  test('of a client that the LMS does not know, or with another audience, is refused', async () => {
    expect((await verdicts({ change: { clientId: 'another' } })).token).toBe('client_refused')
    // An LMS that may not fetch our keys says the same.
    const blocked = school.lms.registerTool({ clientId: 'blocked', origin: 'http://127.0.0.1:9' })
    expect((await verdicts({ change: blocked })).token).toBe('client_refused')
    const tokenAudience = 'https://elsewhere.example'
    expect((await verdicts({ change: { tokenAudience } })).token).toBe('client_refused')
  })

  test('without a scope names the scope, and what needs that one', async () => {
    const { clientId } = school.lms.registerTool({
      clientId: 'without-roster',
      origin: school.keysOrigin,
      scopes: [LINE_ITEM_SCOPE, SCORE_SCOPE],
    })
    const { checks } = await asked({ change: { clientId } })
    expect(checks.slice(2)).toMatchObject([
      { part: 'token', reason: 'scopes_missing' },
      { part: 'roster', verdict: 'failed', reason: 'scopes_missing', scopes: [MEMBERS_SCOPE] },
      { part: 'line_items', verdict: 'ok' },
    ])
    expect(checks[2]?.scopes).toContain(MEMBERS_SCOPE)
    expect(checks[2]?.scopes).not.toContain(SCORE_SCOPE)
  })
})

describe('Roster and columns', () => {
  test.each(['members', 'line_items'])('%s: each fault has its reason', async (endpoint) => {
    await launched()
    const part = endpoint === 'members' ? 'roster' : 'line_items'
    for (const [kind, reason] of [
      ['401', 'token_refused'],
      ['403', 'not_allowed'],
      ['404', 'not_found'],
      ['500', 'lms_error'],
      ['garbage', 'not_a_list'],
      ['huge', 'too_large'],
      ['redirect', 'redirect'],
      ['cut', 'broken'],
    ]) {
      school.lms.addFault({ endpoint, kind })
      expect(await verdicts()).toEqual({ ...WORKS, [part]: reason })
    }
    expect(await verdicts()).toEqual(WORKS)
  })

  test('without names the roster says so', async () => {
    await launched()
    school.lms.set({ nameSharing: false })
    expect(await verdicts()).toEqual({ ...WORKS, roster: 'no_names' })
  })

  test('that the launch did not name, or without its scopes, are told', async () => {
    const { store } = school
    const { ltiContexts, ltiLinks } = store.db.tables
    await launched()
    await store.db.update(ltiLinks).set({ agsScopes: [LINE_ITEM_SCOPE] })
    expect(await check('line_items')).toMatchObject({
      reason: 'scopes_missing',
      scopes: [SCORE_SCOPE],
    })
    await store.db.update(ltiContexts).set({ membershipsUrl: null })
    await store.db.update(ltiLinks).set({ lineItemsUrl: null })
    expect(await verdicts()).toEqual({ ...WORKS, roster: 'not_offered', line_items: 'not_offered' })
  })
})
