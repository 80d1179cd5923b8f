import type { Platform } from '@pathquest/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { claimsOf } from '../../../test/lti'
import { type Person, signUp } from '../../../test/people'
import { insertAdmin } from '../../accounts/store/users'
import { noLti } from '../../services/lti-services'
import { acceptLaunch } from '../launches/accept-launch'
import { makeLtiKeys, publicKeySet } from '../ltijs/keys'
import { findPlatform } from './store/platforms'

const PLATFORMS = '/api/admin/lti/platforms'
const MOODLE = {
  name: 'Moodle of Hill School',
  issuer: 'https://moodle.hill.example',
  clientId: 'client-1',
  authUrl: 'https://moodle.hill.example/auth',
  tokenUrl: 'https://moodle.hill.example/token',
  jwksUrl: 'https://moodle.hill.example/keys',
}

let api: TestApi
let admin: Person
let platform: Platform

beforeEach(async () => {
  api = await makeTestApi({ env: { LTI_PRIVATE_ADDRESSES: 'off' } })
  const { store, secrets, now } = api.services
  api.services.lti = { ...noLti, keys: makeLtiKeys({ store, secrets, now }) }
  admin = await signUp(api.client, 'teacher')
  await insertAdmin(store.db, admin.profileId)
  platform = (await api.client('POST', PLATFORMS, MOODLE, admin)).body.platform
})
afterEach(() => api.stop())

const change = (changes: object, id = platform.id) =>
  api.client('PATCH', `${PLATFORMS}/${id}`, changes, admin)
const kids = async () => (await publicKeySet(api.services)).keys.map(({ kid }) => kid)

/** Somebody opens Pathquest from there. */
async function launch(): Promise<void> {
  const row = await findPlatform(api.services.store.db, platform.id)
  if (row) await acceptLaunch(api.services, claimsOf(row))
}

test('every value is changed, and tidied as at the registration', async () => {
  const { status, body } = await change({
    updatedAt: platform.updatedAt,
    name: ' Hill ',
    authUrl: 'https://new.hill.example/auth',
    tokenUrl: 'https://new.hill.example/token',
    jwksUrl: 'https://new.hill.example/keys',
    tokenAudience: ' https://new.hill.example ',
    frameOrigins: ['https://Hill.example/'],
    binding: 'by_hand',
  })
  expect(status).toBe(200)
  expect(body.platform).toEqual({
    ...platform,
    name: 'Hill',
    authUrl: 'https://new.hill.example/auth',
    tokenUrl: 'https://new.hill.example/token',
    jwksUrl: 'https://new.hill.example/keys',
    tokenAudience: 'https://new.hill.example',
    frameOrigins: ['https://hill.example'],
    binding: 'by_hand',
    updatedAt: expect.any(Number),
  })
  expect(body.platform.updatedAt).toBeGreaterThan(platform.updatedAt)
  const without = await change({ tokenAudience: '' })
  expect(without.body.platform.tokenAudience).toBeNull()
})

test.each([
  ['issuer', 'moodle.hill.example', 'issuer_invalid'],
  ['authUrl', 'http://moodle.hill.example/auth', 'platform_url_invalid'],
  ['tokenUrl', 'moodle.hill.example/token', 'platform_url_invalid'],
  ['jwksUrl', 'javascript:alert(1)', 'platform_url_invalid'],
  ['frameOrigins', ['https://*.com'], 'frame_origin_invalid'],
])('%s %j is refused with its field, and nothing is kept', async (field, value, code) => {
  const { status, body } = await change({ name: 'Other', [field]: value })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code, field })
  expect(await findPlatform(api.services.store.db, platform.id)).toMatchObject(MOODLE)
})

test('a field that there is not is refused', async () => {
  expect((await change({ productFamily: 'canvas' })).status).toBe(400)
  expect((await change({ deploymentIds: ['1'] })).status).toBe(400)
})

test('a change that knows an older state is refused; the newer one stays', async () => {
  const first = await change({ updatedAt: platform.updatedAt, name: 'First' })
  const second = await change({ updatedAt: platform.updatedAt, name: 'Second' })
  expect(second.status).toBe(409)
  expect(second.body.code).toBe('platform_changed')
  const { updatedAt } = first.body.platform
  expect((await change({ updatedAt, name: 'Third' })).body.platform.name).toBe('Third')
})

test('of two changes at once that know the same state one is kept', async () => {
  const both = await Promise.all(
    ['A', 'B'].map((name) => change({ updatedAt: platform.updatedAt, name })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('issuer and client ID are corrected while nobody has come from there; the keys are new', async () => {
  const [former] = await kids()
  const { body } = await change({ issuer: 'https://moodle.hill.example/lms', clientId: 'client-2' })
  expect(body.platform).toMatchObject({
    issuer: 'https://moodle.hill.example/lms',
    clientId: 'client-2',
  })
  const after = await kids()
  expect(after).toHaveLength(1)
  expect(after).not.toContain(former)
})

test('they are not those of another platform', async () => {
  const other = await api.client('POST', PLATFORMS, { ...MOODLE, clientId: 'client-2' }, admin)
  const { status, body } = await change({ clientId: 'client-1' }, other.body.platform.id)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'platform_exists', field: 'clientId' })
})

test('once somebody has come from there they stay; everything else can still be changed', async () => {
  await launch()
  for (const [field, value] of [
    ['clientId', 'client-2'],
    ['issuer', 'https://other.example'],
  ] as const) {
    const { status, body } = await change({ [field]: value })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'platform_in_use', field })
  }
  // The values that it has are no change.
  const { issuer, clientId } = MOODLE
  const same = await change({ issuer, clientId, tokenUrl: 'https://new.hill.example/token' })
  expect(same.body.platform.tokenUrl).toBe('https://new.hill.example/token')
})

test('a test of its connection is an administrator’s, about a platform that is there', async () => {
  const { status, body } = await api.client('POST', `${PLATFORMS}/${platform.id}/test`, {}, admin)
  expect(status).toBe(200)
  expect(body.checks.map(({ part }: { part: string }) => part)).toEqual([
    'keys',
    'clock',
    'token',
    'roster',
    'line_items',
  ])
  // Such a name exists nowhere.
  expect(body.checks[0]).toMatchObject({ verdict: 'failed', url: MOODLE.jwksUrl })
  const none = `${PLATFORMS}/lp_${'0'.repeat(20)}/test`
  expect((await api.client('POST', none, {}, admin)).body.code).toBe('platform_not_found')
  expect(
    (await api.client('POST', `${PLATFORMS}/${platform.id}/test`, { a: 1 }, admin)).status,
  ).toBe(400)
})
