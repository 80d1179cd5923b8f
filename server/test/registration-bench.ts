import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { insertProfile } from '../src/accounts/store/profiles'
import { makeLtiKeys } from '../src/lti/ltijs/keys'
import { makeFetchGuarded } from '../src/lti/outgoing'
import { type LtiPlatform, listPlatforms } from '../src/lti/platforms/store/platforms'
import { makeRegistration } from '../src/lti/registration'
import { invitePlatform } from '../src/lti/registration/invites'
import { type LtiReply, type LtiRequest, noLti } from '../src/services/lti-services'
import { freePort, makeTestApi, type TestApi } from './api'

export const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** An LMS that answers as a test tells it to, and a Pathquest that it registers at. */
export class RegistrationBench {
  api!: TestApi
  now = 0
  origin = ''
  /** What the LMS was asked, as `METHOD /path`. */
  asked: string[] = []
  answers: Record<string, Answer> = {}
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = (request.url ?? '').split('?')[0] ?? ''
    this.asked.push(`${request.method} ${path}`)
    const answer = this.answers[path]
    if (answer) answer(request, response, Buffer.concat(chunks).toString())
    else response.writeHead(404).end()
  })

  async start(): Promise<void> {
    const port = await freePort()
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
    this.origin = `http://127.0.0.1:${port}`
  }

  /** A Pathquest without platforms, and an LMS that does everything right. */
  async reset(): Promise<void> {
    this.now = Date.UTC(2026, 4, 4)
    this.api = await makeTestApi({ now: () => this.now })
    const { store, secrets, now } = this.api.services
    this.api.services.lti = { ...noLti, keys: makeLtiKeys({ store, secrets, now }) }
    this.asked = []
    this.answers = {
      '/registration': (_request, response) =>
        response.end(JSON.stringify({ client_id: 'client-1' })),
    }
    this.configured({})
  }

  stop(): void {
    this.#server.close()
  }

  configuration(change: object = {}) {
    return {
      issuer: this.origin,
      authorization_endpoint: `${this.origin}/authorize`,
      token_endpoint: `${this.origin}/token`,
      jwks_uri: `${this.origin}/jwks`,
      registration_endpoint: `${this.origin}/registration`,
      [PLATFORM]: {
        product_family_code: 'moodle',
        messages_supported: [
          { type: 'LtiResourceLinkRequest' },
          { type: 'LtiDeepLinkingRequest', placements: ['ContentArea', 'SomewhereElse'] },
        ],
      },
      ...change,
    }
  }

  /** The LMS describes itself otherwise. */
  configured(change: object): void {
    this.answers['/configuration'] = (_request, response) =>
      response.end(JSON.stringify(this.configuration(change)))
  }

  /** The token of a new invitation's link. */
  async invite(name = 'Hill School'): Promise<string> {
    return new URL(await this.inviteLink(name)).searchParams.get('invite') ?? ''
  }

  async inviteLink(name: string): Promise<string> {
    const { services } = this.api
    const admin = await insertProfile(services.store.db, {
      displayName: 'Ada',
      userType: 'teacher',
    })
    return (await invitePlatform(services, name, admin.id)).url
  }

  /** Opens /lti/register as the platform's window does. */
  open(parameters: Record<string, string>, privateAddresses = true): Promise<LtiReply> {
    const { register } = this.registration(privateAddresses)
    return register(this.request(parameters))
  }

  opened(token: string, path = '/configuration', privateAddresses = true): Promise<LtiReply> {
    const openid_configuration = this.origin + path
    return this.open(
      { invite: token, openid_configuration, registration_token: 'once' },
      privateAddresses,
    )
  }

  registration(privateAddresses = true) {
    const { store, now, env, lti } = this.api.services
    const fetchGuarded = makeFetchGuarded({ privateAddresses })
    return makeRegistration({ store, now, env, keys: lti.keys, fetchGuarded })
  }

  request(parameters: Record<string, string> = {}): LtiRequest {
    return {
      method: 'GET',
      query: new URLSearchParams(parameters),
      form: new URLSearchParams(),
      headers: {},
      requestId: 'request-1',
      log: this.api.services.log,
      address: '127.0.0.1',
    }
  }

  platforms(): Promise<LtiPlatform[]> {
    return listPlatforms(this.api.services.store.db)
  }
}

/** One LMS for a file, a fresh Pathquest for each test. */
export function registrationBench(): RegistrationBench {
  const bench = new RegistrationBench()
  beforeAll(() => bench.start())
  afterAll(() => bench.stop())
  beforeEach(() => bench.reset())
  afterEach(() => bench.api.stop())
  return bench
}
