import type { ErrorCode } from '@pathquest/core'
import type { Store } from '../../../db/store'
import { AppError } from '../../../runtime/errors'
import { describeError, type Log } from '../../../runtime/log'
import type { LtiMember } from '../../../services/lti-services'
import { FetchError } from '../../fetch-guarded'
import { KEYS_NOT_READ, PlatformRefusal } from '../../services'
import { failLtiScore, retryLtiScore } from '../store/score-outcomes'
import type { LtiScore } from '../store/scores'

/** What a try that did not succeed means. */
type SendFailure = {
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

/** Conflicts in a row, and tries, before the platform's own record gives way to a later time. */
const TRIES_BEFORE_LATER = 4

interface Recording {
  store: Store
  log: Log
  now: () => number
  /** Of the score's course; null: it has none. */
  roster: () => Promise<readonly LtiMember[] | null>
  /** Counts scores that are tried again. */
  retried?: (() => void) | undefined
}

/** Writes down why a try did not succeed. Returns for how long the platform wants quiet. */
export async function recordFailure(
  { store, log, now, roster, retried }: Recording,
  score: LtiScore,
  error: unknown,
): Promise<number> {
  const told = sendFailureOf(error) ?? faultOfOurs(log, error)
  const failure = await explainRefusal(told, score.sub, roster)
  const { reason, detail } = failure
  log.warn({ kind: 'lti_scores', code: reason, attempt: score.tries }, 'a score was not taken')
  const at = now()
  const isOver = at - (score.firstTryAt ?? at) >= GIVE_UP_MS
  if (failure.kind === 'failed' || isOver) {
    await failLtiScore(store.db, score, { reason, detail }, at)
    return 0
  }
  const asked = failure.kind === 'retry' ? failure.retryAfterMs : null
  const nextTryAt = at + backoffMs(score.tries, asked)
  // Refused again and again, as a platform does that keeps whole seconds or has a newer record:
  // the grade of the game is the one that counts, so it takes a later time.
  const takesLater =
    failure.kind === 'conflict' && score.reason === reason && score.tries >= TRIES_BEFORE_LATER
  const later = takesLater ? { scoredAt: Math.max(at, score.scoredAt + 1_000) } : {}
  retried?.()
  await retryLtiScore(store.db, score, { reason, detail, nextTryAt, ...later }, at)
  const isBusy = failure.kind === 'retry' && failure.isBusy
  return isBusy ? Math.min(asked ?? 0, LONGEST_ASKED_MS) : 0
}

function faultOfOurs(log: Log, error: unknown): SendFailure {
  log.error({ kind: 'lti_scores', error: describeError(error) }, 'sending failed')
  return { kind: 'retry', reason: 'unexpected', detail: null, retryAfterMs: null, isBusy: false }
}

/** What a platform's text says of a refusal, in a language that we know: the first that fits. */
const SAID: readonly [words: RegExp, reason: SendFailure['reason']][] = [
  [/maximum|exceed|out of range|too (high|large|many points)/i, 'lti_score_maximum'],
  [/lock(ed)?\b/i, 'lti_grade_locked'],
]

/**
 * Why a score was refused for good. Most platforms answer a bare status to it: then the roster says
 * whether there is such a student at all.
 */
export async function explainRefusal(
  failure: SendFailure,
  sub: string,
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<SendFailure> {
  if (failure.kind !== 'failed' || failure.reason !== 'lti_score_failed') return failure
  const [, said] = SAID.find(([words]) => words.test(failure.detail ?? '')) ?? []
  const reason = said ?? (await reasonByRoster(sub, roster)) ?? failure.reason
  return { ...failure, reason }
}

/** Undefined: an active student, or nobody knows. */
export async function reasonByRoster(
  sub: string,
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<SendFailure['reason'] | undefined> {
  const members = await readable(roster)
  if (members === null) return undefined
  const member = members.find((one) => one.sub === sub)
  if (!member?.isActive) return 'lti_student_left'
  return member.role === 'student' ? undefined : 'lti_student_teaches'
}

/** Null: the platform gives no roster, or none now. */
async function readable(
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<readonly LtiMember[] | null> {
  try {
    return await roster()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const FIRST_MS = 2_000
const LONGEST_MS = 15 * 60_000
/** What a platform asks for is kept to, up to here. */
const LONGEST_ASKED_MS = 60 * 60_000
export const GIVE_UP_MS = 3 * 24 * 60 * 60_000

/** How long to wait after so many tries: doubling, with up to half of it more by chance. */
export function backoffMs(
  tries: number,
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): number {
  const doubled = FIRST_MS * 2 ** Math.min(tries - 1, 20)
  const waitMs = Math.min(doubled * (1 + chance() / 2), LONGEST_MS)
  return Math.round(Math.max(waitMs, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS)))
}
