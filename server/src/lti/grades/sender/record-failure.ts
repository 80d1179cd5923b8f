import type { Store } from '../../../db/store'
import { describeError, type Log } from '../../../runtime/log'
import type { LtiMember } from '../../../services/lti-services'
import { failLtiScore, retryLtiScore } from '../store/score-outcomes'
import type { LtiScore } from '../store/scores'
import { backoffMs, GIVE_UP_MS, LONGEST_ASKED_MS } from './backoff'
import { explainRefusal } from './explain-refusal'
import { type SendFailure, sendFailureOf } from './send-failure'

/** Conflicts in a row, and tries, before the platform's own record gives way to a later time. */
const TRIES_BEFORE_LATER = 4

interface Recording {
  store: Store
  log: Log
  now: () => number
  /** Of the score's course; null: it has none. */
  roster: () => Promise<readonly LtiMember[] | null>
}

/** Writes down why a try did not succeed. Returns for how long the platform wants quiet. */
export async function recordFailure(
  { store, log, now, roster }: Recording,
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
  await retryLtiScore(store.db, score, { reason, detail, nextTryAt, ...later }, at)
  const isBusy = failure.kind === 'retry' && failure.isBusy
  return isBusy ? Math.min(asked ?? 0, LONGEST_ASKED_MS) : 0
}

function faultOfOurs(log: Log, error: unknown): SendFailure {
  log.error({ kind: 'lti_scores', error: describeError(error) }, 'sending failed')
  return { kind: 'retry', reason: 'unexpected', detail: null, retryAfterMs: null, isBusy: false }
}
