import { aliasedTable, and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** The first three, of at least as many who were placed: who plays alone stands on no podium. */
const PODIUM_PLACES = 3

export interface PlayedFigures {
  /** Player records in games that started. */
  games: number
  /** Those that ended in the first three places, of three players or more. */
  podiums: number
}

/** Of each of these people; who never played is not in it. */
export async function countPlayed(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, PlayedFigures>> {
  if (profileIds.length === 0) return new Map()
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const other = aliasedTable(seat, 'other_player')
  const placed = db
    .select({ count: count() })
    .from(other)
    .where(and(eq(other.gameSessionId, seat.gameSessionId), isNotNull(other.placement)))
  const isOnPodium = sql`case when ${seat.placement} between 1 and ${PODIUM_PLACES}
    and (${placed}) >= ${PODIUM_PLACES} then 1 else 0 end`
  const rows = await db
    .select({
      profileId: seat.profileId,
      games: count(),
      podiums: sql`sum(${isOnPodium})`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(inArray(seat.profileId, [...profileIds]), isNotNull(game.startedAt)))
    .groupBy(seat.profileId)
  return new Map(rows.map(({ profileId, ...figures }) => [profileId as string, figures]))
}
