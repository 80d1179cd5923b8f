import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { decodeJwt, SignJWT } from 'jose'
import type { LtijsHandler, LtijsNext, LtijsProvider, LtijsRequest, LtijsResponse } from 'ltijs'
import { newToken } from '../../runtime/tokens'
import type { LtiKeys } from '../../services/lti-services'
import { type GuardedLaunch, TOKEN_MAX_AGE_S } from '../launches/launch'
import { LaunchRefused } from '../launches/launch-request'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiPlatform } from '../platforms/store/platforms'
import type { LtijsStorage } from './storage'

const DEEP_LINKING_LIVES_S = 300
const ERROR_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/errormsg'
/** Nothing of ltijs waits for the network; who waits longer has met a bug. */
const ANSWER_MS = 10_000

/** What ltijs is asked for. Everything else of it stays closed. */
export interface Provider {
  /** Resolves when ltijs accepts the launch; throws `LaunchRefused` when it does not. */
  validate(launch: GuardedLaunch): Promise<void>
  signDeepLinking(
    platform: LtiPlatform,
    launch: LtiLaunchRow,
    items: object[],
    messages?: { message?: string; errorMessage?: string },
  ): Promise<string>
}

interface Verdict {
  accept: () => void
  refuse: (error: unknown) => void
}

/** It brings a database driver and a web server of its own, which takes a third of a second. */
export const loadLtijs = () => import('ltijs')

/** Sets ltijs up as a library: its routes, cookies, sign-ins and network calls are never used. */
export async function startProvider(
  storage: LtijsStorage,
  keys: LtiKeys,
  secret: string,
): Promise<Provider> {
  const { default: ltijs } = await loadLtijs()
  // It exports one instance for the whole process, which can be set up once.
  const provider = new ltijs.Provider.constructor()
  const verdicts = new WeakMap<IncomingMessage, Verdict>()
  const launches = new WeakMap<IncomingMessage, GuardedLaunch>()
  provider.setup(
    secret,
    { plugin: storage },
    {
      appRoute: '/lti/launch',
      loginRoute: '/lti/login',
      keysetRoute: '/lti/keys',
      dynRegRoute: '/lti/register',
      cors: false,
      ltiaas: true,
      devMode: false,
      tokenMaxAge: TOKEN_MAX_AGE_S,
      serverAddon: (app) =>
        app.use((request: LtijsRequest, response: LtijsResponse, next: LtijsNext) => {
          const launch = launches.get(request)
          if (!launch) return next(new Error('A launch that nobody guarded'))
          prepare(request, response, launch)
          return storage.launches.run({ platform: launch.platform, jwk: launch.jwk }, next)
        }),
    },
  )
  const accepted = (_token: unknown, request: LtijsRequest) => verdicts.get(request)?.accept()
  const refused: LtijsHandler = (request, response) => {
    const fault = storage.launches.getStore()?.fault
    const refusal = new LaunchRefused('launch_refused', reasonOf(response))
    verdicts.get(request)?.refuse(fault ?? refusal)
  }
  provider.onConnect(accepted)
  provider.onDeepLinking(accepted)
  provider.onInvalidToken(refused)
  provider.onSessionTimeout(refused)
  provider.onUnregisteredPlatform(refused)
  provider.onInactivePlatform(refused)
  // The last of its handlers, and its only one for errors.
  provider.app.use((error: unknown, request: LtijsRequest, _response: LtijsResponse, _next) => {
    verdicts.get(request)?.refuse(error)
  })
  await deployQuietly(provider)

  return {
    validate: (launch) =>
      new Promise<void>((accept, refuse) => {
        const { request, response } = emptyExchange()
        const late = setTimeout(() => refuse(new Error('ltijs did not answer')), ANSWER_MS)
        const inTime =
          <Args extends unknown[]>(settle: (...args: Args) => void) =>
          (...args: Args) => {
            clearTimeout(late)
            settle(...args)
          }
        verdicts.set(request, { accept: inTime(() => accept()), refuse: inTime(refuse) })
        launches.set(request, launch)
        provider.app(request, response)
      }),
    signDeepLinking: async (platform, launch, items, messages = {}) => {
      const made = await provider.DeepLinking.createDeepLinkingMessage(
        idTokenOf(platform, launch),
        items,
        messages.message === undefined ? {} : { message: messages.message },
      )
      // Signed again: its nonce is no secret's, and its claim for an error has another name.
      const { exp: _exp, iat: _iat, ...payload } = decodeJwt(made)
      const { kid, privateKey } = await keys.signing(platform)
      const { errorMessage } = messages
      return new SignJWT({
        ...payload,
        nonce: newToken(),
        ...(errorMessage === undefined ? {} : { [ERROR_CLAIM]: errorMessage }),
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuedAt()
        .setExpirationTime(`${DEEP_LINKING_LIVES_S} s`)
        .sign(privateKey)
    },
  }
}

/** Its handlers get a request and an answer of their own, so that they can touch neither of ours. */
function emptyExchange(): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket())
  request.method = 'POST'
  request.url = '/lti/launch'
  // Read already, says body-parser's own mark.
  Object.assign(request, { _body: true, body: {} })
  return { request, response: new ServerResponse(request) }
}

/** What ltijs looks at: the launch alone, and the cookie that the guard stands for. */
function prepare(request: LtijsRequest, response: LtijsResponse, launch: GuardedLaunch): void {
  const { idToken, state, platform } = launch
  request.body = { id_token: idToken, state }
  request.signedCookies = { [`state${state}`]: platform.issuer }
  response.cookie = () => response
  response.clearCookie = () => response
}

/** It would end the process on Ctrl-C by itself: who started it decides that. */
async function deployQuietly(provider: LtijsProvider): Promise<void> {
  const before = new Set(process.listeners('SIGINT'))
  await provider.deploy({ serverless: true, silent: true })
  for (const listener of process.listeners('SIGINT')) {
    if (!before.has(listener)) process.off('SIGINT', listener)
  }
}

function reasonOf({ locals }: LtijsResponse): string {
  const message = locals.err?.details?.message
  const code = typeof message === 'string' && /^[\w ]{1,60}$/.test(message) ? message : 'unknown'
  return `ltijs_${code.replaceAll(' ', '_').toLowerCase()}`
}

function idTokenOf({ issuer, clientId }: LtiPlatform, launch: LtiLaunchRow) {
  const { deepLinking, deploymentId, sub } = launch
  if (!deepLinking) throw new Error('A launch without a content picker')
  return {
    iss: issuer,
    clientId,
    deploymentId,
    user: sub,
    platformContext: {
      deepLinkingSettings: {
        accept_types: deepLinking.acceptTypes,
        accept_multiple: deepLinking.acceptMultiple,
        ...(deepLinking.data === null ? {} : { data: deepLinking.data }),
      },
    },
  }
}
