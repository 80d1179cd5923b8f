import type { TimeFactor } from '@pathquest/core'
import { TIME_FACTORS } from '@pathquest/core/rooms/timing'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { type GameSession, isLive } from '../../games'

export interface ExtraTime {
  sub: string
  factor: TimeFactor
}

/** Who has more time in a course. */
export async function listExtraTimes(db: Db, contextId: string): Promise<ExtraTime[]> {
  const { ltiExtraTimes: t } = db.tables
  const rows = await db
    .select({ sub: t.sub, factor: t.factor })
    .from(t)
    .where(eq(t.contextId, contextId))
    .orderBy(asc(t.sub))
  return rows.map(({ sub, factor }) => ({ sub, factor: known(factor) }))
}

/** A person's time in the course of a visit; 1: as everybody. */
export async function extraTimeOf(
  db: Db,
  { contextId, sub }: { contextId: string | null; sub: string },
): Promise<TimeFactor> {
  if (contextId === null) return 1
  const { ltiExtraTimes: t } = db.tables
  const [row] = await db
    .select({ factor: t.factor })
    .from(t)
    .where(and(eq(t.contextId, contextId), eq(t.sub, sub)))
  return known(row?.factor ?? 1)
}

/** 1 takes it back. */
export async function setExtraTime(
  db: Db,
  contextId: string,
  { sub, factor }: ExtraTime,
  now = Date.now(),
): Promise<void> {
  const { ltiExtraTimes: t } = db.tables
  if (factor === 1) {
    await db.delete(t).where(and(eq(t.contextId, contextId), eq(t.sub, sub)))
    return
  }
  await db
    .insert(t)
    .values({ contextId, sub, factor, updatedAt: now })
    .onConflictDoUpdate({ target: [t.contextId, t.sub], set: { factor, updatedAt: now } })
}

const known = (stored: number): TimeFactor => TIME_FACTORS.find((factor) => factor === stored) ?? 1

/** A person's places in games of a course that are not over. */
export async function listOpenSeats(
  db: Db,
  contextId: string,
  profileId: string,
): Promise<{ game: Pick<GameSession, 'id' | 'status' | 'storeId'>; playerId: string }[]> {
  const { ltiGames, ltiLinks, gameSessions: game, gamePlayers: player } = db.tables
  return db
    .select({
      game: { id: game.id, status: game.status, storeId: game.storeId },
      playerId: player.id,
    })
    .from(ltiLinks)
    .innerJoin(ltiGames, eq(ltiGames.linkId, ltiLinks.id))
    .innerJoin(game, eq(game.id, ltiGames.gameSessionId))
    .innerJoin(player, eq(player.gameSessionId, game.id))
    .where(and(eq(ltiLinks.contextId, contextId), eq(player.profileId, profileId), isLive(db)))
}
