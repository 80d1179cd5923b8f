import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { insertProfile } from '../src/accounts/store/profiles'
import { makeFetchGuarded } from '../src/lti/fetch-guarded'
import { makeLtiKeys } from '../src/lti/ltijs/keys'
import { type LtiPlatform, listPlatforms } from '../src/lti/platforms/store/platforms'
import { makeDynamicRegistration } from '../src/lti/registration/dynamic-registration'
import { invitePlatform } from '../src/lti/registration/invites'
import { makeToolRoutes } from '../src/lti/tool-routes'
import { makeApp } from '../src/main/app'
import { noLti } from '../src/services/lti-services'
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
  open(parameters: Record<string, string>, privateAddresses = true): Promise<Response> {
    return this.ask(`/lti/register?${new URLSearchParams(parameters)}`, privateAddresses)
  }

  async ask(path: string, privateAddresses = true): Promise<Response> {
    const { services } = this.api
    const registerPlatform = makeDynamicRegistration({
      ...services,
      keys: services.lti.keys,
      fetchGuarded: makeFetchGuarded({ privateAddresses }),
    })
    const unused = { provider: undefined as never, platformKeys: undefined as never }
    const toolRoutes = makeToolRoutes({ ...unused, registerPlatform })
    return makeApp(services, { toolRoutes }).request(path)
  }

  opened(token: string, path = '/configuration', privateAddresses = true): Promise<Response> {
    const openid_configuration = this.origin + path
    return this.open(
      { invite: token, openid_configuration, registration_token: 'once' },
      privateAddresses,
    )
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
