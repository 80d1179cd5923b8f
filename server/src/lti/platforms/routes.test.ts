import type { Platform } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { type Person, signUp } from '../../../test/people'
import { insertAdmin } from '../../accounts/store/users'
import { noLti } from '../../services/lti-services'
import { makeLtiKeys, publicKeySet } from '../ltijs/keys'

const PLATFORMS = '/api/admin/lti/platforms'
const INVITES = '/api/admin/lti/invites'
const MOODLE = {
  name: 'Moodle of Hill School',
  issuer: 'https://moodle.hill.example',
  clientId: 'client-1',
  authUrl: 'https://moodle.hill.example/mod/lti/auth.php',
  tokenUrl: 'https://moodle.hill.example/mod/lti/token.php',
  jwksUrl: 'https://moodle.hill.example/mod/lti/certs.php',
}

let api: TestApi
let admin: Person

beforeEach(async () => {
  api = await makeTestApi({ env: { LTI_PRIVATE_ADDRESSES: 'off' } })
  const { store, secrets, now } = api.services
  api.services.lti = { ...noLti, keys: makeLtiKeys({ store, secrets, now }) }
  admin = await signUp(api.client, 'teacher')
  await insertAdmin(store.db, admin.profileId)
})
afterEach(() => api.stop())

const ask = (method: string, path: string, body?: object, by: Person = admin) =>
  api.client(method, path, body, by)

const register = async (change: object = {}): Promise<Platform> => {
  const reply = await ask('POST', PLATFORMS, { ...MOODLE, ...change })
  expect(reply.status).toBe(201)
  return reply.body.platform
}
const listed = async (): Promise<Platform[]> => (await ask('GET', PLATFORMS)).body.platforms
const kids = async () => (await publicKeySet(api.services)).keys.map(({ kid }) => kid)

describe('Platforms by hand', () => {
  test('are active at once, have keys, and are listed with what an LMS asks for', async () => {
    const platform = await register()
    expect(platform).toMatchObject({
      ...MOODLE,
      isActive: true,
      binding: 'first_launch',
      deployments: [],
      uses: { courses: 0, activities: 0, grades: 0 },
    })
    const { body } = await ask('GET', PLATFORMS)
    expect(body.platforms).toEqual([platform])
    const { publicOrigin } = api.services.env
    expect(body.tool).toEqual({
      loginUrl: `${publicOrigin}/lti/login`,
      launchUrl: `${publicOrigin}/lti/launch`,
      redirectUrl: `${publicOrigin}/lti/launch`,
      deepLinkingUrl: `${publicOrigin}/lti/launch`,
      submissionReviewUrl: `${publicOrigin}/lti/launch`,
      keysUrl: `${publicOrigin}/lti/keys`,
      registrationUrl: `${publicOrigin}/lti/register`,
      configUrl: `${publicOrigin}/lti/config.json`,
      iconUrl: `${publicOrigin}/icon.svg`,
      domain: new URL(publicOrigin).host,
      customParameters: expect.stringContaining('due_at=$ResourceLink.submission.endDateTime'),
      moodleGroups: 'groups=$Moodle.Person.userGroupIds',
      canvasGroups:
        'sections=$Canvas.course.sectionIds\nsection_names=$com.instructure.User.sectionNames',
      scopes: expect.arrayContaining([
        'https://purl.imsglobal.org/spec/lti-ags/scope/score',
        'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
      ]),
    })
    expect(await kids()).toHaveLength(1)
  })

  test('one issuer may have several clients, each once', async () => {
    await register()
    await register({ clientId: 'client-2', name: 'Another school' })
    const again = await ask('POST', PLATFORMS, MOODLE)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'platform_exists', field: 'clientId' })
    expect(await listed()).toHaveLength(2)
    expect(await kids()).toHaveLength(2)
  })

  test.each([
    ['issuer', 'moodle.hill.example', 'issuer_invalid'],
    ['issuer', 'http://moodle.hill.example', 'issuer_invalid'],
    ['authUrl', 'http://moodle.hill.example/auth', 'platform_url_invalid'],
    ['tokenUrl', 'https://user:word@moodle.hill.example/', 'platform_url_invalid'],
    ['jwksUrl', 'http://127.0.0.1/keys', 'platform_url_invalid'],
    ['authUrl', 'moodle.hill.example/auth', 'platform_url_invalid'],
    ['tokenUrl', 'ftp://moodle.hill.example/token', 'platform_url_invalid'],
    ['jwksUrl', 'javascript:alert(1)', 'platform_url_invalid'],
    ['frameOrigins', ['https://school.example/path'], 'frame_origin_invalid'],
    ['frameOrigins', ['http://school.example'], 'frame_origin_invalid'],
    ['frameOrigins', ["https://a.example; script-src 'unsafe-inline'"], 'frame_origin_invalid'],
    ['frameOrigins', ['https://*.com'], 'frame_origin_invalid'],
    ['frameOrigins', ['*'], 'frame_origin_invalid'],
  ])('%s %j is refused with its field', async (field, value, code) => {
    const reply = await ask('POST', PLATFORMS, { ...MOODLE, [field]: value })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code, field })
    expect(await listed()).toEqual([])
  })

  test('frame origins are kept as browsers compare them', async () => {
    const platform = await register({
      frameOrigins: ['https://School.example/', 'https://*.hill.example', 'https://school.example'],
    })
    expect(platform.frameOrigins).toEqual(['https://school.example', 'https://*.hill.example'])
  })

  test('are stopped, renamed, changed; what is not named stays', async () => {
    const { id } = await register({ frameOrigins: ['https://a.example'] })
    const stopped = await ask('PATCH', `${PLATFORMS}/${id}`, { isActive: false })
    expect(stopped.body.platform).toMatchObject({ isActive: false, name: MOODLE.name })
    await ask('PATCH', `${PLATFORMS}/${id}`, {
      name: ' Hill ',
      binding: 'by_hand',
      frameOrigins: [],
    })
    expect(await listed()).toMatchObject([
      { name: 'Hill', binding: 'by_hand', frameOrigins: [], isActive: false },
    ])
  })

  test('are removed with their keys; an unknown one is not found', async () => {
    const { id } = await register()
    expect((await ask('DELETE', `${PLATFORMS}/${id}`, {})).status).toBe(204)
    expect(await listed()).toEqual([])
    expect(await kids()).toEqual([])
    for (const [method, rest, body] of [
      ['DELETE', '', {}],
      ['PATCH', '', { name: 'X' }],
      ['POST', '/rotate-keys', {}],
      ['POST', '/deployments', { deploymentId: '1' }],
      ['DELETE', '/deployments', { deploymentId: '1' }],
    ] as const) {
      const reply = await ask(method, `${PLATFORMS}/${id}${rest}`, body)
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual(problem('platform_not_found'))
    }
  })

  test('keys are rotated: the former one stays published beside the new one', async () => {
    const { id } = await register()
    const [former] = await kids()
    expect((await ask('POST', `${PLATFORMS}/${id}/rotate-keys`, {})).status).toBe(204)
    const after = await kids()
    expect(after).toHaveLength(2)
    expect(after).toContain(former)
  })
})

describe('Deployments', () => {
  test('are bound and removed by hand', async () => {
    const { id } = await register({ binding: 'by_hand', deploymentIds: ['1', '1'] })
    const bound = await ask('POST', `${PLATFORMS}/${id}/deployments`, { deploymentId: '2:b/ü' })
    expect(bound.status).toBe(201)
    expect(
      bound.body.platform.deployments.map((one: { deploymentId: string }) => one.deploymentId),
    ).toEqual(['1', '2:b/ü'])
    const twice = await ask('POST', `${PLATFORMS}/${id}/deployments`, { deploymentId: '1' })
    expect(twice.status).toBe(409)
    expect(twice.body).toEqual(problem('deployment_exists'))
    const rest = await ask('DELETE', `${PLATFORMS}/${id}/deployments`, { deploymentId: '2:b/ü' })
    expect(rest.body.platform.deployments).toMatchObject([{ deploymentId: '1' }])
    const none = await ask('DELETE', `${PLATFORMS}/${id}/deployments`, { deploymentId: '2:b/ü' })
    expect(none.body).toEqual(problem('deployment_not_found'))
  })
})

describe('Invitations', () => {
  test('are told once as a link, listed without it, and revoked', async () => {
    const made = await ask('POST', INVITES, { name: 'Canvas' })
    expect(made.status).toBe(201)
    const { publicOrigin } = api.services.env
    expect(made.body.url).toMatch(new RegExp(`^${publicOrigin}/lti/register\\?invite=[\\w-]{43}$`))
    const token = made.body.url.split('=')[1]
    const list = await ask('GET', INVITES)
    expect(list.body.invites).toMatchObject([{ name: 'Canvas', state: 'open' }])
    expect(JSON.stringify(list.body)).not.toContain(token)
    const { id } = list.body.invites[0]
    expect((await ask('DELETE', `${INVITES}/${id}`, {})).status).toBe(204)
    expect((await ask('DELETE', `${INVITES}/${id}`, {})).body).toEqual(problem('invite_not_found'))
    expect((await ask('GET', INVITES)).body.invites).toEqual([])
  })
})

describe('Who administers', () => {
  test('an account becomes an administrator only in the table; the session says so', async () => {
    const teacher = await signUp(api.client, 'teacher')
    const refused = await ask('GET', PLATFORMS, undefined, teacher)
    expect(refused.status).toBe(403)
    expect(refused.body).toEqual(problem('not_admin'))
    expect((await ask('GET', '/api/session', undefined, teacher)).body.user.isAdmin).toBe(false)
    expect((await ask('GET', '/api/session')).body.user.isAdmin).toBe(true)
    expect((await api.client('GET', PLATFORMS)).status).toBe(401)
  })

  test('each change is logged with who made it, without values', async () => {
    const { id } = await register()
    await ask('PATCH', `${PLATFORMS}/${id}`, { name: 'Renamed' })
    await ask('DELETE', `${PLATFORMS}/${id}`, {})
    const lines = api
      .logged()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes(admin.profileId))
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain('Renamed')
    expect(lines.join()).not.toContain(MOODLE.clientId)
  })
})
