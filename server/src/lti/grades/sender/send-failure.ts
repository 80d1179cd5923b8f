import type { ErrorCode } from '@pathquest/core'
import { AppError } from '../../../runtime/errors'
import { FetchError } from '../../outgoing'
import { KEYS_NOT_READ, PlatformRefusal } from '../../services'

/** What a try that did not succeed means. */
export type SendFailure = {
  reason: ErrorCode
  detail: string | null
} & (
  | { kind: 'failed' }
  | { kind: 'retry'; retryAfterMs: number | null; isBusy: boolean }
  | { kind: 'conflict' }
)

/** Our address of the platform is wrong: no patience helps. */
const WRONG_ADDRESS = new Set(['bad_url', 'not_https', 'private_address'])

/** Undefined: a fault of ours. */
export function sendFailureOf(error: unknown): SendFailure | undefined {
  if (error instanceof PlatformRefusal) return ofRefusal(error)
  if (error instanceof FetchError) {
    const told = { reason: 'lti_platform_unreachable', detail: error.reason } as const
    return WRONG_ADDRESS.has(error.reason) ? { ...told, kind: 'failed' } : later(told)
  }
  if (!(error instanceof AppError)) return undefined
  const { code } = error
  if (code === 'lti_line_item_missing') return { kind: 'failed', reason: code, detail: null }
  return code === 'lti_platform_unreachable' ? later({ reason: code, detail: null }) : undefined
}

function ofRefusal({ at, status, detail, error, retryAfterMs }: PlatformRefusal): SendFailure {
  const busy = { reason: 'lti_platform_unreachable', detail } as const
  if (status === 429) return later(busy, retryAfterMs, true)
  if (status >= 500 || status === 408 || status === 425) return later(busy, retryAfterMs)
  if (status === 409 && at === 'service') {
    return { kind: 'conflict', reason: 'lti_score_conflict', detail }
  }
  const notAllowed = { reason: 'lti_grades_not_allowed', detail } as const
  if (error === KEYS_NOT_READ) return later({ reason: 'lti_keys_not_read', detail: null })
  // A tool that was switched off, a key that the platform has not fetched yet, or a registration
  // that is being mended; a scope that it was not given is another matter (RFC 6749, 5.2).
  if (at === 'token' && !/invalid_scope|\bscope\b/i.test(detail)) {
    return later({ reason: 'lti_tool_refused', detail })
  }
  if (at === 'token' || status === 401) return later(notAllowed)
  if (status === 403) return { ...notAllowed, kind: 'failed' }
  return { kind: 'failed', reason: 'lti_score_failed', detail }
}

const later = (
  told: { reason: ErrorCode; detail: string | null },
  retryAfterMs: number | null = null,
  isBusy = false,
): SendFailure => ({ ...told, kind: 'retry', retryAfterMs, isBusy })
