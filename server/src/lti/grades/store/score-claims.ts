import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { claimLtiScore, type LtiScore, listDueLtiScores, SCORE_LEASE_MS } from './scores'

/**
 * Takes due scores of a platform, so many that no more than `width` are under way to it from all
 * processes together.
 */
export async function claimDueLtiScores(
  db: Db,
  platformId: string,
  { width, now }: { width: number; now: number },
): Promise<LtiScore[]> {
  return db.transact(async (tx) => {
    const claimed: LtiScore[] = []
    const free = width - (await countLeasedScores(tx, platformId, now))
    for (const { id } of free > 0 ? await listDueLtiScores(tx, platformId, free, now) : []) {
      const score = await claimLtiScore(tx, id, now)
      if (score) claimed.push(score)
    }
    return claimed
  })
}

async function countLeasedScores(db: Db, platformId: string, now: number): Promise<number> {
  const { ltiScores: t, ltiLinks } = db.tables
  const [row] = await db
    .select({ scores: count() })
    .from(t)
    .innerJoin(ltiLinks, eq(ltiLinks.id, t.linkId))
    .where(
      and(
        eq(ltiLinks.platformId, platformId),
        eq(t.state, 'pending'),
        gt(t.nextTryAt, now),
        eq(t.nextTryAt, sql`${t.lastTryAt} + ${SCORE_LEASE_MS}`),
      ),
    )
  return row?.scores ?? 0
}
