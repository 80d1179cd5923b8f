import { GAME_RETENTION_MS, SOLO_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { and, asc, eq, exists, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * When a game counts as over. One that never started has no end, nor has one whose room was lost:
 * no room waits longer for anybody than that of a solo game, from the start or its host's pause on.
 */
const overAt = ({ tables: { gameSessions: t } }: Db): SQL =>
  sql`case ${t.status} when 'completed' then ${t.endedAt} when 'waiting' then ${t.createdAt} else coalesce(${t.pausedAt}, ${t.startedAt}) + ${sql.raw(String(SOLO_RETENTION_MS))} end`

/** A game that is over for as long as guests are remembered. */
const isLongOver = (db: Db, now: number): SQL => sql`${overAt(db)} <= ${now - GAME_RETENTION_MS}`

/** A game that is played, or will be. */
export const isGameOpen = (db: Db, now: number): SQL =>
  sql`${db.tables.gameSessions.status} <> 'completed' and ${overAt(db)} > ${now - GAME_RETENTION_MS}`

/** With their answers few enough not to hold up a class that is playing. */
const SEATS_AT_ONCE = 100

// Written out: the partial index of these seats is used only where its condition is recognised.
const isNamedGuest = ({ tables: { gamePlayers: t } }: Db) =>
  sql`${t.profileId} is null and ${t.displayName} <> ''`

/**
 * Erases names and answers of guests whose game is too long ago; scores stay, under an empty name.
 * One batch, oldest first. Returns how many it was: 0 means that nobody is left.
 */
export async function purgeGuests(
  db: Db,
  now = Date.now(),
  limit = SEATS_AT_ONCE,
): Promise<number> {
  return db.transact(async (tx) => {
    const { gamePlayers: seat, gameAnswers: answer } = tx.tables
    const seats = await longGone(tx, now, limit)
    if (seats.length === 0) return 0
    const ids = seats.map(({ id }) => id)
    const games = [...new Set(seats.map(({ gameSessionId }) => gameSessionId))]
    await tx
      .delete(answer)
      .where(and(inArray(answer.gameSessionId, games), inArray(answer.playerId, ids)))
    await tx.update(seat).set({ displayName: '' }).where(inArray(seat.id, ids))
    return seats.length
  })
}

/** The next guests to forget. */
export function longGone(db: Db, now: number, limit: number) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  return (
    db
      .select({ id: seat.id, gameSessionId: seat.gameSessionId })
      .from(seat)
      .innerJoin(game, eq(game.id, seat.gameSessionId))
      // Nobody joins after the end: recent guests need not be looked at.
      .where(
        and(isNamedGuest(db), lte(seat.joinedAt, now - GAME_RETENTION_MS), isLongOver(db, now)),
      )
      .orderBy(asc(seat.joinedAt), asc(seat.id))
      .limit(limit)
  )
}

/** Ends the shares of games that are too long ago. Returns how many. */
export async function purgeShares(db: Db, now = Date.now()): Promise<number> {
  const { gameShares: share, gameSessions: game } = db.tables
  const ofForgotten = db
    .select({ id: game.id })
    .from(game)
    .where(and(eq(game.id, share.gameSessionId), isLongOver(db, now)))
  const removed = await db.delete(share).where(exists(ofForgotten)).returning()
  return removed.length
}
