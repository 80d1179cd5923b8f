import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertProfile, listDeployments, listPlatforms, removeInvite } from '../../store'
import { freePort, makeTestApi, type TestApi } from '../../testing/api'
import { invitePlatform, invitesShown } from '../../workflows/lti-invites'
import { registerPlatform } from '../../workflows/lti-platforms'
import { makeLtiKeys } from '../keys'
import { type LtiReply, type LtiRequest, noLti } from '../lti-services'
import { makeFetchGuarded } from '../outgoing'
import { makeRegistration } from '.'
import { readConfiguration } from './platform-configuration'

const SIMULATOR = '../../../../examples/lms-simulator/src/simulator.mjs'
const WEEK_MS = 7 * 24 * 3600_000
const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** An LMS that answers as a test tells it to. */
let lms: { origin: string; asked: string[]; answers: Record<string, Answer>; close: () => void }
let api: TestApi
let clock: number

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = (request.url ?? '').split('?')[0] ?? ''
    lms.asked.push(`${request.method} ${path}`)
    const answer = lms.answers[path]
    if (answer) answer(request, response, Buffer.concat(chunks).toString())
    else response.writeHead(404).end()
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  lms = { origin, asked: [], answers: {}, close: () => server.close() }
})
afterAll(() => lms.close())

beforeEach(async () => {
  clock = Date.UTC(2026, 4, 4)
  api = await makeTestApi({ now: () => clock })
  const { store, secrets } = api.services
  api.services.lti = { ...noLti, keys: makeLtiKeys({ store, secrets, now: () => clock }) }
  lms.asked = []
  lms.answers = {
    '/configuration': (_request, response) => response.end(JSON.stringify(configuration())),
    '/registration': (_request, response) =>
      response.end(JSON.stringify({ client_id: 'client-1' })),
  }
})
afterEach(() => api.stop())

const configuration = (change: object = {}) => ({
  issuer: lms.origin,
  authorization_endpoint: `${lms.origin}/authorize`,
  token_endpoint: `${lms.origin}/token`,
  jwks_uri: `${lms.origin}/jwks`,
  registration_endpoint: `${lms.origin}/registration`,
  [PLATFORM]: {
    product_family_code: 'moodle',
    messages_supported: [
      { type: 'LtiResourceLinkRequest' },
      { type: 'LtiDeepLinkingRequest', placements: ['ContentArea', 'SomewhereElse'] },
    ],
  },
  ...change,
})

const configured = (change: object) => {
  lms.answers['/configuration'] = (_request, response) =>
    response.end(JSON.stringify(configuration(change)))
}

const invite = async (): Promise<string> => {
  const { url } = await invitePlatform(api.services, 'Hill School', await admin())
  return new URL(url).searchParams.get('invite') ?? ''
}
const admin = async () => {
  const { db } = api.services.store
  return (await insertProfile(db, { displayName: 'Ada', userType: 'teacher' })).id
}

/** Opens the link as the platform's window does. */
const open = (parameters: Record<string, string>, privateAddresses = true): Promise<LtiReply> => {
  const { store, now, env, lti, log } = api.services
  const fetchGuarded = makeFetchGuarded({ privateAddresses })
  const { register } = makeRegistration({ store, now, env, keys: lti.keys, fetchGuarded })
  const request: LtiRequest = {
    method: 'GET',
    query: new URLSearchParams(parameters),
    form: new URLSearchParams(),
    headers: {},
    requestId: 'request-1',
    log,
    address: '127.0.0.1',
  }
  return register(request)
}
const opened = async (token: string, path = '/configuration', privateAddresses = true) =>
  open(
    { invite: token, openid_configuration: lms.origin + path, registration_token: 'once' },
    privateAddresses,
  )

const platforms = () => listPlatforms(api.services.store.db)

describe('A platform registers itself', () => {
  test('with an invitation: it is stored, waits for approval, and its window closes', async () => {
    let asked: { authorization?: string; body: Record<string, unknown> } = { body: {} }
    lms.answers['/registration'] = ({ headers }, response, body) => {
      asked = { authorization: headers.authorization, body: JSON.parse(body) }
      response.writeHead(200).end(JSON.stringify({ client_id: 'client-1' }))
    }
    const reply = await opened(await invite())
    expect(reply.status).toBe(200)
    expect(reply.body).toContain("postMessage({subject:'org.imsglobal.lti.close'},'*')")
    expect(await platforms()).toMatchObject([
      {
        name: 'Hill School',
        issuer: lms.origin,
        clientId: 'client-1',
        authUrl: `${lms.origin}/authorize`,
        tokenUrl: `${lms.origin}/token`,
        jwksUrl: `${lms.origin}/jwks`,
        binding: 'first_launch',
        isActive: false,
        productFamily: 'moodle',
      },
    ])
    expect(asked.authorization).toBe('Bearer once')
    const { publicOrigin } = api.services.env
    expect(asked.body).toMatchObject({
      application_type: 'web',
      response_types: ['id_token'],
      initiate_login_uri: `${publicOrigin}/lti/login`,
      redirect_uris: [`${publicOrigin}/lti/launch`],
      jwks_uri: `${publicOrigin}/lti/keys`,
      token_endpoint_auth_method: 'private_key_jwt',
      scope:
        'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly https://purl.imsglobal.org/spec/lti-ags/scope/score https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
      [TOOL]: {
        target_link_uri: `${publicOrigin}/lti/launch`,
        custom_parameters: { due_at: '$ResourceLink.submission.endDateTime' },
        messages: [
          { type: 'LtiResourceLinkRequest' },
          { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
        ],
      },
    })
  })

  test('a deployment that it names is bound, and no other comes in by itself', async () => {
    lms.answers['/registration'] = (_request, response) =>
      response.end(JSON.stringify({ client_id: 'c', [TOOL]: { deployment_id: '7' } }))
    await opened(await invite())
    const [platform] = await platforms()
    expect(platform?.binding).toBe('by_hand')
    expect(await listDeployments(api.services.store.db)).toMatchObject([{ deploymentId: '7' }])
  })

  test('only what it supports is asked for', async () => {
    let body: Record<string, unknown> = {}
    configured({
      scopes_supported: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      claims_supported: ['iss', 'sub'],
      [PLATFORM]: { messages_supported: [{ type: 'LtiResourceLinkRequest' }] },
    })
    lms.answers['/registration'] = (_request, response, sent) => {
      body = JSON.parse(sent)
      response.end(JSON.stringify({ client_id: 'c' }))
    }
    await opened(await invite())
    expect(body.scope).toBe('https://purl.imsglobal.org/spec/lti-ags/scope/score')
    expect(body[TOOL]).toMatchObject({
      claims: ['iss', 'sub'],
      messages: [{ type: 'LtiResourceLinkRequest' }],
    })
  })

  test('the simulated LMS registers us by its own rules', async () => {
    const { createSimulator } = await import(new URL(SIMULATOR, import.meta.url).href)
    const simulator = await createSimulator({ port: 0 })
    try {
      const { url } = await invitePlatform(api.services, 'Simulator', await admin())
      const link = new URL(await simulator.registrationLink(url))
      const reply = await open(Object.fromEntries(link.searchParams))
      expect(reply).toMatchObject({ status: 200 })
      const [platform] = await platforms()
      expect(platform).toMatchObject({ name: 'Simulator', isActive: false })
      const [tool] = [...simulator.state.tools.values()]
      expect(tool).toMatchObject({ clientId: platform?.clientId })
    } finally {
      await simulator.close()
    }
  })
})

describe('An invitation', () => {
  test('is good for one platform', async () => {
    const token = await invite()
    await opened(token)
    const again = await opened(token)
    expect(again.status).toBe(403)
    expect(again.body).toContain('This invitation is not valid any more.')
    expect(await platforms()).toHaveLength(1)
    expect(await invitesShown(api.services)).toMatchObject([{ state: 'used' }])
  })

  test('of two uses at once one wins', async () => {
    const token = await invite()
    let count = 0
    lms.answers['/registration'] = (_request, response) =>
      response.end(JSON.stringify({ client_id: `client-${++count}` }))
    // Two processes: neither sees that the other is at it.
    const replies = await Promise.all([opened(token), opened(token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await platforms()).toHaveLength(1)
  })

  test('ends after 7 days', async () => {
    const token = await invite()
    clock += WEEK_MS
    expect((await opened(token)).status).toBe(403)
    expect(await invitesShown(api.services)).toMatchObject([{ state: 'expired' }])
    expect(lms.asked).toEqual([])
  })

  test('can be revoked, and nobody is asked with a revoked or unknown one', async () => {
    const token = await invite()
    const [one] = await invitesShown(api.services)
    await removeInvite(api.services.store.db, one?.id ?? '')
    expect((await opened(token)).status).toBe(403)
    expect((await opened('unknown')).status).toBe(403)
    expect(lms.asked).toEqual([])
  })

  test('opened in a browser by itself does nothing and stays good', async () => {
    const token = await invite()
    const reply = await open({ invite: token })
    expect(reply.status).toBe(400)
    expect(reply.body).toContain('Please paste its address where your LMS registers a tool')
    expect((await opened(token)).status).toBe(200)
  })

  test('is kept as a hash, and neither it nor the registration token is logged', async () => {
    const token = await invite()
    await opened(token)
    expect(JSON.stringify(await api.services.store.db.select().from(inviteTable()))).not.toContain(
      token,
    )
    expect(api.logged()).not.toContain(token)
    expect(api.logged()).not.toContain('once')
  })
})

const inviteTable = () => api.services.store.db.tables.ltiInvites

describe('A registration is refused, and the invitation stays good', () => {
  const cases: [name: string, text: string, prepare: () => void, path?: string][] = [
    [
      'the issuer is another site',
      'another site than its own',
      () => configured({ issuer: 'http://127.0.0.1:9' }),
    ],
    [
      'the issuer is another scheme',
      'another site than its own',
      () => configured({ issuer: lms.origin.replace('http:', 'https:') }),
    ],
    [
      'the issuer carries a query',
      'did not describe itself',
      () => configured({ issuer: `${lms.origin}/?a=b` }),
    ],
    [
      'there is no registration endpoint',
      'did not describe itself',
      () => configured({ registration_endpoint: undefined }),
    ],
    [
      'an endpoint is no address',
      'did not describe itself',
      () => configured({ jwks_uri: 'javascript:alert(1)' }),
    ],
    [
      'the configuration is no JSON',
      'did not describe itself',
      () => {
        lms.answers['/configuration'] = (_request, response) => response.end('<html>')
      },
    ],
    ['the configuration is not there', 'refused the registration', () => {}, '/nothing'],
    [
      'the configuration redirects',
      'did not answer',
      () => {
        lms.answers['/configuration'] = (_request, response) =>
          response.writeHead(302, { location: '/elsewhere' }).end()
      },
    ],
    [
      'the configuration is huge',
      'did not answer',
      () => {
        lms.answers['/configuration'] = (_request, response) => response.end('x'.repeat(2 ** 20))
      },
    ],
    [
      'the connection breaks',
      'did not answer',
      () => {
        lms.answers['/configuration'] = (request) => request.socket.destroy()
      },
    ],
    [
      'the registration is refused',
      'refused the registration',
      () => {
        lms.answers['/registration'] = (_request, response) => response.writeHead(401).end()
      },
    ],
    [
      'the registration brings no client id',
      'refused the registration',
      () => {
        lms.answers['/registration'] = (_request, response) => response.end('{"client_id":""}')
      },
    ],
  ]
  test.each(cases)('%s', async (_name, text, prepare, path) => {
    const token = await invite()
    prepare()
    const reply = await opened(token, path)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body).toContain(text)
    expect(reply.body).toContain('request-1')
    expect(reply.body).not.toContain('<script')
    expect(await platforms()).toEqual([])
    expect(await invitesShown(api.services)).toMatchObject([{ state: 'open' }])
  })

  test('this client of this issuer is registered already', async () => {
    const values = {
      name: 'Before',
      issuer: lms.origin,
      clientId: 'client-1',
      authUrl: lms.origin,
      tokenUrl: lms.origin,
      jwksUrl: lms.origin,
      tokenAudience: null,
      frameOrigins: [],
      binding: 'first_launch' as const,
      deploymentIds: [],
    }
    await registerPlatform(api.services, values, null)
    const reply = await opened(await invite())
    expect(reply.status).toBe(409)
    expect(await platforms()).toMatchObject([{ name: 'Before', isActive: true }])
    expect(await invitesShown(api.services)).toMatchObject([{ state: 'open' }])
  })

  test('private addresses and plain http, unless the server is told to', async () => {
    const token = await invite()
    const reply = await opened(token, '/configuration', false)
    expect(reply.body).toContain('did not answer')
    expect(lms.asked).toEqual([])
  })

  test('an address of https cannot name endpoints of http', async () => {
    const secure = configuration({ issuer: 'https://lms.example' })
    expect(() =>
      readConfiguration(JSON.stringify(secure), 'https://lms.example/configuration'),
    ).toThrow('endpoint_insecure')
  })

  test('a token that is no header goes nowhere', async () => {
    const reply = await open({
      invite: await invite(),
      openid_configuration: `${lms.origin}/configuration`,
      registration_token: 'a\r\nx-evil: 1',
    })
    expect(reply.status).toBe(400)
    expect(lms.asked).toEqual([])
  })
})

test('/lti/config.json is an LTI key as Canvas takes it', async () => {
  const { store, now, env, lti, log } = api.services
  const fetchGuarded = makeFetchGuarded({ privateAddresses: true })
  const { config } = makeRegistration({ store, now, env, keys: lti.keys, fetchGuarded })
  const reply = await config({
    method: 'GET',
    query: new URLSearchParams(),
    form: new URLSearchParams(),
    headers: {},
    requestId: 'r',
    log,
    address: '',
  })
  const found = JSON.parse(reply.body ?? '')
  expect(found).toMatchObject({
    title: 'Pathquest',
    target_link_uri: `${env.publicOrigin}/lti/launch`,
    oidc_initiation_url: `${env.publicOrigin}/lti/login`,
    public_jwk_url: `${env.publicOrigin}/lti/keys`,
    custom_fields: { due_at: '$ResourceLink.submission.endDateTime' },
  })
  expect(found.scopes).toHaveLength(4)
  const { placements } = found.extensions[0].settings
  expect(placements.map((one: { placement: string }) => one.placement)).toEqual([
    'assignment_selection',
    'link_selection',
    'course_navigation',
  ])
})
