import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { storageFault } from '../../db/storage-fault'
import { requestBucket, trustedProxies } from '../../http/client-address'
import { namesOwnHost } from '../../http/own-host'
import { AppError } from '../../runtime/errors'
import { acceptedLanguage } from '../../runtime/language'
import { describeError, type Log, logCause } from '../../runtime/log'
import type { LtiEndpoint, LtiReply } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { LaunchRefused } from '../launches/launch-refused'
import { type MakePageContext, refusalPage } from './launch-pages'
import { readAddress, readForm } from '../../http/form-body'
import type { RefusalPage } from './texts/en'

export interface Route {
  methods: readonly string[]
  endpoint: LtiEndpoint
}

export interface HandleDeps extends Pick<Services, 'env' | 'log' | 'limits'> {
  routes: Readonly<Record<string, Route>>
  pageContext: MakePageContext
}

/** Answers paths under /lti/: these addresses and methods, and nothing else. Never throws. */
export function makeHandle(deps: HandleDeps) {
  const isTrusted = trustedProxies(deps.env.trustProxy)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const since = performance.now()
    const requestId = randomBytes(9).toString('base64url')
    const log = deps.log.child({ requestId })
    const method = request.method ?? 'GET'
    const path = (request.url ?? '').split('?')[0] ?? ''
    // Never a path that somebody made up.
    const route = Object.hasOwn(deps.routes, path) ? path : '/lti/*'
    const address = requestBucket(request, isTrusted)
    response.once('close', () => {
      const durationMs = Math.round(performance.now() - since)
      log.info({ method, route, status: response.statusCode, durationMs }, 'request')
    })
    answer(deps, request, { requestId, log, address })
      .then((reply) => {
        // What was not read runs into nothing, so that its sender gets to the answer.
        request.resume()
        send(deps, response, method, requestId, reply)
      })
      .catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'an answer under /lti/ failed')
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  }
}

type Asking = { requestId: string; log: Log; address: string }

async function answer(deps: HandleDeps, request: IncomingMessage, asking: Asking) {
  try {
    return logged(asking.log, await route(deps, request, asking))
  } catch (error) {
    const { page, reason, headers } = refusalOf(error, asking.log)
    const context = await deps.pageContext(request.headers).catch(() => ({
      frameAncestors: [],
      language: acceptedLanguage(request.headers['accept-language']),
    }))
    const reply = refusalPage(page, reason, asking.requestId, context)
    return logged(asking.log, { ...reply, headers: { ...reply.headers, ...headers } })
  }
}

async function route(deps: HandleDeps, request: IncomingMessage, asking: Asking) {
  deps.limits.countRequest(asking.address)
  if (!namesOwnHost(deps.env, request.headers.host, request.socket.remoteAddress)) {
    throw new LaunchRefused('wrong_host', 'wrong_host')
  }
  const { path, query } = readAddress(request)
  const found = Object.hasOwn(deps.routes, path) ? deps.routes[path] : undefined
  if (!found) throw new LaunchRefused('not_found', 'not_found')
  const method = request.method ?? 'GET'
  if (!found.methods.includes(method))
    throw new WrongMethod(found.methods, /^(GET|HEAD)$/.test(method))
  const hold = deps.limits.bodies.hold(asking.address)
  try {
    const form = await readForm(request, hold)
    await deps.limits.queueRequest()
    return await found.endpoint({ method, query, form, headers: request.headers, ...asking })
  } finally {
    hold.release()
  }
}

class WrongMethod extends LaunchRefused {
  constructor(
    readonly allowed: readonly string[],
    /** It wanted to look, not to launch. */
    readonly isReading: boolean,
  ) {
    super('wrong_method', 'wrong_method')
  }
}

interface Refusal {
  page: RefusalPage
  /** Undefined: nothing for the log. */
  reason: string | undefined
  headers?: Record<string, string>
}

/** A bug is logged with its stack; people read that it was our fault. */
function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof WrongMethod) {
    const { page, reason, allowed, isReading } = error
    // An LMS looks at the addresses of its tools whenever an activity is saved.
    return { page, reason: isReading ? undefined : reason, headers: { Allow: allowed.join(', ') } }
  }
  if (error instanceof LaunchRefused) {
    const { page, reason, cause } = error
    if (page === 'keys_unreachable') log.warn({ error: describeError(cause) }, 'keys unreachable')
    return { page, reason }
  }
  // First: an error of a feature may be no more than this.
  const fault = storageFault(error)
  if (fault) {
    log.error({ reason: fault, error: describeError(error) }, 'the database refuses')
    const page = fault === 'busy' ? 'unavailable' : 'storage_failed'
    return { page, reason: `database_${fault}`, headers: { 'Retry-After': '1' } }
  }
  if (error instanceof AppError) {
    logCause(log, error)
    return { ...refusalOfApp(error), reason: error.code }
  }
  log.error({ error: describeError(error) }, 'unexpected error')
  return { page: 'failed', reason: 'unexpected' }
}

function refusalOfApp({ code, params }: AppError): Omit<Refusal, 'reason'> {
  if (code === 'lti_launch_refused') return { page: 'launch_refused' }
  if (code === 'body_too_large') return { page: 'too_large' }
  if (code === 'unavailable') return { page: 'too_many', headers: { 'Retry-After': '1' } }
  if (code !== 'rate_limited') return { page: 'failed' }
  return { page: 'too_many', headers: { 'Retry-After': String(params.seconds ?? 1) } }
}

function logged(log: Log, reply: LtiReply): LtiReply {
  if (reply.reason !== undefined) log.warn({ kind: 'lti', code: reply.reason }, 'refused')
  return reply
}

function send(
  { env }: HandleDeps,
  response: ServerResponse,
  method: string,
  requestId: string,
  { status, headers = {}, body = '' }: LtiReply,
): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(env.publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {}),
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** As Node joins a header that came several times. */
