import type { ServerResponse } from 'node:http'
import type { Fault } from './faults'
import { json, type Reply, send } from './replies'
import type { LoggedRequest } from './requests'

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
