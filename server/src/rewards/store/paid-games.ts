import type { SessionType } from '@pathquest/core/rooms/game-choices'
import { and, count, eq, gte, isNull, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'

interface PaidGames {
  profileId: string
  sessionType: SessionType
  /** null: the set is gone; absent: any. */
  questionSetId?: string | null
  /** null: the host is gone; absent: any. */
  hostProfileId?: string | null
  /** Both ends of the day (UTC), in ms. */
  from: number
  to: number
}

/** Games of these that ended on this day and gave this player XP, whenever it came. */
export async function countPaidGames(
  db: Db,
  { profileId, sessionType, questionSetId, hostProfileId, from, to }: PaidGames,
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
        gte(game.endedAt, from),
        lt(game.endedAt, to),
        eq(game.sessionType, sessionType),
        sameOrGone(game.questionSetId, questionSetId),
        sameOrGone(game.hostProfileId, hostProfileId),
      ),
    )
  return row?.games ?? 0
}

const sameOrGone = (
  column: Db['tables']['gameSessions']['questionSetId' | 'hostProfileId'],
  value: string | null | undefined,
): SQL | undefined =>
  value === undefined ? undefined : value === null ? isNull(column) : eq(column, value)

interface SoloReward {
  profileId: string
  questionSetId: string
  /** 2025-09-01 */
  day: string
}

/** Claims the placement bonus and pathkey of this set for the day. False: claimed before. */
export async function insertSoloReward(
  db: Db,
  reward: SoloReward,
  now = Date.now(),
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.soloRewards)
    .values({ ...reward, rewardedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}
