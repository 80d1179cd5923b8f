import type { ConnectionCheck, ConnectionPart, ConnectionReason } from '@pathquest/core/contracts'
import { type FetchAnswer, FetchError } from '../outgoing'
import { KEYS_NOT_READ, PlatformRefusal, shortText } from '../services'
import { NO_TOKEN } from '../services/token-request'

type More = Partial<Pick<ConnectionCheck, 'url' | 'detail' | 'count' | 'scopes'>>

const verdict = (
  part: ConnectionPart,
  result: ConnectionCheck['verdict'],
  reason: ConnectionReason | null,
  { url = null, detail = null, count = null, scopes = [] }: More,
): ConnectionCheck => ({ part, verdict: result, reason, url, detail, count, scopes })

export const works = (part: ConnectionPart, more: More = {}) => verdict(part, 'ok', null, more)
export const fails = (part: ConnectionPart, reason: ConnectionReason, more: More = {}) =>
  verdict(part, 'failed', reason, more)
export const skips = (part: ConnectionPart, reason: ConnectionReason, more: More = {}) =>
  verdict(part, 'skipped', reason, more)

/** A call that brought no answer, or no token. Throws what is neither. */
export function failureOf(part: ConnectionPart, url: string, error: unknown): ConnectionCheck {
  if (error instanceof FetchError) return fails(part, error.reason, { url })
  if (!(error instanceof PlatformRefusal)) throw error
  return fails(part, reasonOfToken(error), { url, detail: error.detail })
}

/** The answer of a service that is not 2xx. */
export const refusedBy = (part: ConnectionPart, url: string, answer: FetchAnswer) =>
  fails(part, SERVICE[answer.status] ?? 'lms_error', {
    url,
    detail: shortText(answer.status, answer.text),
  })

const SERVICE: Record<number, ConnectionReason> = {
  401: 'token_refused',
  403: 'not_allowed',
  404: 'not_found',
  410: 'not_found',
}

function reasonOfToken({ status, error }: PlatformRefusal): ConnectionReason {
  if (error === KEYS_NOT_READ) return 'keys_not_read'
  if (error === NO_TOKEN) return 'not_a_token'
  if (error === 'invalid_scope') return 'scopes_missing'
  if (status === 404 || status === 405 || status === 410) return 'not_found'
  return status < 500 ? 'client_refused' : 'lms_error'
}
