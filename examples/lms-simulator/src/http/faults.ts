import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { json, Refusal, type Reply, send } from './replies'
import type { LoggedRequest } from './requests'

/** What can be broken. */
export const faultyEndpoints = [
  'token',
  'jwks',
  'line_items',
  'line_item',
  'scores',
  'results',
  'members',
  'openid_configuration',
  'registration',
  'authorize',
  'deep_linking_return',
]

/** How it can be broken. */
export const faultKinds: Record<string, string> = {
  400: 'refuses it as malformed',
  401: 'says that the access token is not valid',
  403: 'says that the scope does not suffice',
  404: 'says that it does not exist',
  409: 'says that it conflicts',
  422: 'refuses it as not processable',
  429: 'says "too many requests", with Retry-After',
  500: 'fails inside',
  503: 'is not available',
  timeout: 'never answers',
  cut: 'cuts the connection, nothing is stored',
  lost_reply: 'stores it, then cuts the connection',
  late: 'stores it, then never answers',
  slow: 'answers after delayMs',
  garbage: 'answers 200 with a broken body',
  huge: 'answers 200 with 20 MB',
  redirect: 'redirects elsewhere',
  blocked_keys: 'says that it has not read the tool’s keys, as Moodle behind its HTTP security',
}

export interface Fault {
  endpoint: string
  kind: string
  /** How often; null until it is cleared. */
  times: number | null
  /** So many requests pass first. */
  skip: number
  /** Each n-th request only. */
  every: number
  /** Scores of this user alone. */
  userId: string | null
  retryAfterSeconds: number
  delayMs: number
}

/** A fault as it is asked for. */
export type WantedFault = Partial<Omit<Fault, 'kind'>> & { endpoint: string; kind: string | number }
export type Faults = ReturnType<typeof createFaults>

/** Faults on demand, per endpoint and per count; the first that fits is taken. */
export function createFaults() {
  let faults: (Fault & { id: string; seen: number })[] = []
  return {
    list: () => faults.map((fault) => ({ ...fault })),
    clear: (id?: string) => {
      faults = id ? faults.filter((fault) => fault.id !== id) : []
    },
    add(wanted: WantedFault) {
      const kind = String(wanted.kind)
      if (!faultyEndpoints.includes(wanted.endpoint) || !(kind in faultKinds)) {
        throw new Refusal(400, 'invalid_fault', `${wanted.endpoint} cannot have ${kind}`)
      }
      const defaults = { times: 1, skip: 0, every: 1, userId: null, retryAfterSeconds: 2 }
      const fault = { ...defaults, delayMs: 3000, ...wanted, kind, id: randomUUID(), seen: 0 }
      faults.push(fault)
      return { ...fault }
    },
    take(endpoint: string, body: string) {
      for (const fault of faults) {
        if (fault.endpoint !== endpoint) continue
        if (fault.userId && !body.includes(JSON.stringify(fault.userId))) continue
        fault.seen++
        if (fault.seen <= fault.skip || (fault.seen - fault.skip) % fault.every !== 0) continue
        if (fault.times !== null && --fault.times === 0) {
          faults = faults.filter((other) => other !== fault)
        }
        return { ...fault }
      }
      return undefined
    },
  }
}

const after = new Set(['lost_reply', 'late', 'slow'])
/** Moodle 4.3, where its own server could not fetch the keyset. */
const NO_KEYS =
  'Exception - mod_lti\\local\\ltiopenid\\jwks_helper::fix_jwks_alg(): Argument #1 ($jwks) must be of type array, null given, called in [dirroot]/mod/lti/locallib.php on line 1268'
const HUGE_BYTES = 20 * 2 ** 20

/** Whether the fault strikes before the request has been worked on. */
export const isBefore = (fault: Fault) => !after.has(fault.kind)

/**
 * @param entry of the request log
 * @param reply what was to be said, where it was worked on
 */
export function applyFault(
  fault: Fault,
  response: ServerResponse,
  entry: LoggedRequest,
  reply?: Reply,
) {
  switch (fault.kind) {
    case 'timeout':
    case 'late':
      // The connection ends with the client's patience or with the simulator.
      entry.status = null
      return
    case 'cut':
    case 'lost_reply':
      entry.status = null
      response.socket?.destroy()
      return
    case 'slow': {
      const timer = setTimeout(() => reply && send(response, reply), fault.delayMs)
      response.once('close', () => clearTimeout(timer))
      return
    }
    default:
      return told(faultReply(fault), response, entry)
  }
}

function told(reply: Reply, response: ServerResponse, entry: LoggedRequest) {
  entry.status = reply.status
  send(response, reply)
}

function faultReply({ kind, retryAfterSeconds }: Fault) {
  if (kind === 'garbage') return { ...json(null), body: '{"members": [' }
  if (kind === 'huge') return json({ filler: 'x'.repeat(HUGE_BYTES) })
  if (kind === 'redirect') return { ...json(null, { status: 302, headers: { location: '/' } }) }
  if (kind === 'blocked_keys')
    return json({ errorcode: 'exceptionerror', error: NO_KEYS }, { status: 404 })
  const headers: Record<string, string> =
    kind === '429' ? { 'retry-after': String(retryAfterSeconds) } : {}
  if (kind === '401') headers['www-authenticate'] = 'Bearer error="invalid_token"'
  return json({ error: `fault_${kind}` }, { status: Number(kind), headers })
}
