import { and, count, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/db'

export interface SoloDay {
  profileId: string
  /** null: the set is gone. */
  questionSetId: string | null
  /** Both ends of the day (UTC), in ms. */
  from: number
  to: number
}

/** Games played alone with this set on this day that gave XP. */
export async function countPaidSolos(
  db: Db,
  { profileId, questionSetId, from, to }: SoloDay,
): Promise<number> {
  const { gameSessions: game, tokenLedger: entry } = db.tables
  const [row] = await db
    .select({ games: count() })
    .from(entry)
    .innerJoin(game, eq(game.id, entry.gameSessionId))
    .where(
      and(
        eq(entry.profileId, profileId),
        eq(entry.reason, 'game'),
        gte(entry.createdAt, from),
        lt(entry.createdAt, to),
        eq(game.sessionType, 'solo'),
        questionSetId === null ? isNull(game.questionSetId) : eq(game.questionSetId, questionSetId),
      ),
    )
  return row?.games ?? 0
}
