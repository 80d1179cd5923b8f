import { ROOM_RETENTION_MS } from '@pathquest/core'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { isLive } from '../../games'

/** Longer than a room is kept: it may hear of its settlement late. */
const ROOM_GONE_MS = 2 * ROOM_RETENTION_MS

/** What the room of a game is told when the account goes. */
export type RoomOfPerson = { gameId: string } & (
  | { kind: 'hosted' }
  | { kind: 'solo' }
  | { kind: 'seat'; playerId: string }
)

/** Games of a person whose rooms may still stand. */
export async function listRoomsOfPerson(
  db: Db,
  profileId: string,
  now: number,
): Promise<RoomOfPerson[]> {
  const { gameSessions: game, gamePlayers: seat, settlements: settled } = db.tables
  const mayStand = or(
    isLive(db),
    gt(sql`coalesce(${settled.settledAt}, ${game.endedAt})`, now - ROOM_GONE_MS),
  )
  const hosted = await db
    .select({ gameId: game.id, sessionType: game.sessionType, status: game.status })
    .from(game)
    .leftJoin(settled, eq(settled.gameSessionId, game.id))
    .where(and(eq(game.hostProfileId, profileId), mayStand))
  const seats = await db
    .select({ gameId: game.id, playerId: seat.id, sessionType: game.sessionType })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .leftJoin(settled, eq(settled.gameSessionId, game.id))
    .where(and(eq(seat.profileId, profileId), mayStand))
  const solos = [...hosted, ...seats].filter(({ sessionType }) => sessionType === 'solo')
  return [
    ...[...new Set(solos.map(({ gameId }) => gameId))].map((gameId) => ({
      kind: 'solo' as const,
      gameId,
    })),
    ...hosted
      .filter(({ sessionType, status }) => sessionType !== 'solo' && status !== 'completed')
      .map(({ gameId }) => ({ kind: 'hosted' as const, gameId })),
    ...seats
      .filter(({ sessionType }) => sessionType !== 'solo')
      .map(({ gameId, playerId }) => ({ kind: 'seat' as const, gameId, playerId })),
  ]
}
