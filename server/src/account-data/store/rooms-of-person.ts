import { ROOM_RETENTION_MS } from '@pathquest/core'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isLive } from '../../games'
import type { RoomGame } from '../../rooms'

/** Longer than a room is kept: it may hear of its settlement late. */
const ROOM_GONE_MS = 2 * ROOM_RETENTION_MS

/** What the room of a game is told when the account goes. */
export type RoomOfPerson = { game: RoomGame } & (
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
  const roomGame = { id: game.id, status: game.status, storeId: game.storeId }
  const mayStand = or(
    isLive(db),
    gt(sql`coalesce(${settled.settledAt}, ${game.endedAt})`, now - ROOM_GONE_MS),
  )
  const hosted = await db
    .select({ game: roomGame, sessionType: game.sessionType })
    .from(game)
    .leftJoin(settled, eq(settled.gameSessionId, game.id))
    .where(and(eq(game.hostProfileId, profileId), mayStand))
  const seats = await db
    .select({ game: roomGame, playerId: seat.id, sessionType: game.sessionType })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .leftJoin(settled, eq(settled.gameSessionId, game.id))
    .where(and(eq(seat.profileId, profileId), mayStand))
  const solos = [...hosted, ...seats].filter(({ sessionType }) => sessionType === 'solo')
  return [
    ...[...new Map(solos.map(({ game }) => [game.id, game])).values()].map((game) => ({
      kind: 'solo' as const,
      game,
    })),
    ...hosted
      .filter(({ sessionType, game }) => sessionType !== 'solo' && game.status !== 'completed')
      .map(({ game }) => ({ kind: 'hosted' as const, game })),
    ...seats
      .filter(({ sessionType }) => sessionType !== 'solo')
      .map(({ game, playerId }) => ({ kind: 'seat' as const, game, playerId })),
  ]
}

/** Of a game whose store is not known, the rooms here are asked. */
export const isInOtherStore =
  (storeIds: readonly string[]) =>
  ({ game }: RoomOfPerson): boolean =>
    game.storeId !== null && !storeIds.includes(game.storeId)

/** What a room of another store has to be told; its own server tells it. */
export async function insertErasures(
  db: Db,
  rooms: readonly RoomOfPerson[],
  createdAt: number,
): Promise<void> {
  const rows = rooms.flatMap((room) => {
    const { kind, game } = room
    if (game.storeId === null) return []
    const playerId = kind === 'seat' ? room.playerId : ''
    return [{ gameSessionId: game.id, kind, playerId, storeId: game.storeId, createdAt }]
  })
  if (rows.length === 0) return
  await db.insert(db.tables.roomErasures).values(rows).onConflictDoNothing()
}

/** What the rooms of a store have to be told, oldest first. */
export async function listErasures(
  db: Db,
  storeId: string,
  limit: number,
): Promise<Row<'roomErasures'>[]> {
  const { roomErasures: t } = db.tables
  return db
    .select()
    .from(t)
    .where(eq(t.storeId, storeId))
    .orderBy(asc(t.createdAt), asc(t.gameSessionId))
    .limit(limit)
}

export async function removeErasure(db: Db, told: Row<'roomErasures'>): Promise<void> {
  const { roomErasures: t } = db.tables
  const { gameSessionId, kind, playerId } = told
  await db
    .delete(t)
    .where(and(eq(t.gameSessionId, gameSessionId), eq(t.kind, kind), eq(t.playerId, playerId)))
}
