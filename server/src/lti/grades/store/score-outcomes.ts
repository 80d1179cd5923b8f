import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { type LtiScore, SCORE_PACE_MS } from './scores'

interface ScoreFailure {
  /** An error code that clients have a sentence for. */
  reason: string
  /** What the platform said, short and plain. */
  detail: string | null
}

/** The platform has it. A score that changed meanwhile stays due. */
export async function markLtiScoreSent(db: Db, claimed: LtiScore, now = Date.now()): Promise<void> {
  const sent = { sentScore: claimed.score, sentVersion: claimed.version, sentAt: now }
  await settle(db, claimed, now, sent, { state: 'sent', reason: null, detail: null })
}

/** Not yet: again at `nextTryAt`; `scoredAt` where only a later timestamp can be taken. */
export async function retryLtiScore(
  db: Db,
  claimed: LtiScore,
  again: ScoreFailure & { nextTryAt: number; scoredAt?: number },
  now = Date.now(),
): Promise<void> {
  await settle(db, claimed, now, {}, again)
}

/** Never, unless somebody sends it again or the score changes. */
export async function failLtiScore(
  db: Db,
  claimed: LtiScore,
  failure: ScoreFailure,
  now = Date.now(),
): Promise<void> {
  await settle(db, claimed, now, {}, { ...failure, state: 'failed' })
}

type Change = Partial<Omit<LtiScore, 'id'>>

/** `always` holds for what was sent, `unlessChanged` only while it is still what is wanted. */
async function settle(
  db: Db,
  { id, version }: LtiScore,
  now: number,
  always: Change,
  unlessChanged: Change,
): Promise<void> {
  const { ltiScores: t } = db.tables
  // From the end of a send on: when it arrived there is not known.
  const paced = { lastTryAt: now, nextTryAt: now + SCORE_PACE_MS, updatedAt: now }
  await db.transact(async (tx) => {
    const same = await tx
      .update(t)
      .set({ ...paced, ...always, ...unlessChanged })
      .where(and(eq(t.id, id), eq(t.version, version)))
      .returning({ id: t.id })
    if (same.length > 0) return
    await tx
      .update(t)
      .set({ ...paced, ...always })
      .where(and(eq(t.id, id), ne(t.version, version)))
  })
}
