import { describeError, type Log } from '../../../runtime/log'
import { failLtiScore, type LtiScore, retryLtiScore, type Store } from '../../../store'
import { backoffMs, GIVE_UP_MS, LONGEST_ASKED_MS } from './backoff'
import { type Verdict, verdictOf } from './send-failure'

/** Conflicts in a row, and tries, before the platform's own record gives way to a later time. */
const TRIES_BEFORE_LATER = 4

interface Recording {
  store: Store
  log: Log
  now: () => number
}

/** Writes down why a try did not succeed. Returns for how long the platform wants quiet. */
export async function recordTrouble(
  { store, log, now }: Recording,
  score: LtiScore,
  error: unknown,
): Promise<number> {
  const verdict = verdictOf(error) ?? faultOfOurs(log, error)
  const { reason, detail } = verdict
  log.warn({ kind: 'lti_scores', code: reason, attempt: score.tries }, 'a score was not taken')
  const at = now()
  const isOver = at - (score.firstTryAt ?? at) >= GIVE_UP_MS
  if (verdict.kind === 'failed' || isOver) {
    await failLtiScore(store.db, score, { reason, detail }, at)
    return 0
  }
  const asked = verdict.kind === 'retry' ? verdict.retryAfterMs : null
  const nextTryAt = at + backoffMs(score.tries, asked)
  // Refused again and again, as a platform does that keeps whole seconds or has a newer record:
  // the grade of the game is the one that counts, so it takes a later time.
  const takesLater =
    verdict.kind === 'conflict' && score.reason === reason && score.tries >= TRIES_BEFORE_LATER
  const later = takesLater ? { scoredAt: Math.max(at, score.scoredAt + 1_000) } : {}
  await retryLtiScore(store.db, score, { reason, detail, nextTryAt, ...later }, at)
  const isBusy = verdict.kind === 'retry' && verdict.isBusy
  return isBusy ? Math.min(asked ?? 0, LONGEST_ASKED_MS) : 0
}

function faultOfOurs(log: Log, error: unknown): Verdict {
  log.error({ kind: 'lti_scores', error: describeError(error) }, 'sending failed')
  return { kind: 'retry', reason: 'unexpected', detail: null, retryAfterMs: null, isBusy: false }
}
