import type { LtiContent } from '@pathquest/game-core/contracts'
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { GamePlayer, GameSession } from '../../games'

export type LtiGame = Row<'ltiGames'>

/** A game that is played from an activity of a course; part of making the game. */
export async function insertLtiGame(
  db: Db,
  game: { gameSessionId: string; linkId: string; content: LtiContent; isPractice: boolean },
  now = Date.now(),
): Promise<void> {
  await db.insert(db.tables.ltiGames).values({ ...game, createdAt: now })
}

export async function findLtiGame(db: Db, gameSessionId: string): Promise<LtiGame | undefined> {
  const { ltiGames: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.gameSessionId, gameSessionId))
  return row
}

/** The live game of a link that is not over. */
export async function findRunningLtiGame(db: Db, linkId: string): Promise<GameSession | undefined> {
  const [game] = await liveGames(db, linkId, true)
  return game
}

/** The live game of a link that was made last, over or not. */
export async function findLastLtiGame(db: Db, linkId: string): Promise<GameSession | undefined> {
  const [game] = await liveGames(db, linkId, false)
  return game
}

async function liveGames(db: Db, linkId: string, running: boolean): Promise<GameSession[]> {
  const { ltiGames: t, gameSessions: game } = db.tables
  const rows = await db
    .select({ game })
    .from(t)
    .innerJoin(game, eq(game.id, t.gameSessionId))
    .where(
      and(
        eq(t.linkId, linkId),
        eq(game.sessionType, 'multiplayer'),
        running ? ne(game.status, 'completed') : undefined,
      ),
    )
    .orderBy(desc(t.createdAt), desc(game.id))
    .limit(1)
  return rows.map((row) => row.game)
}

/** A person's solo game of a link that is not over. */
export async function findOpenLtiSolo(
  db: Db,
  linkId: string,
  profileId: string,
): Promise<{ ltiGame: LtiGame; game: GameSession } | undefined> {
  const { ltiGames: ltiGame, gameSessions: game } = db.tables
  const [row] = await db
    .select({ ltiGame, game })
    .from(ltiGame)
    .innerJoin(game, eq(game.id, ltiGame.gameSessionId))
    .where(
      and(
        eq(ltiGame.linkId, linkId),
        eq(game.sessionType, 'solo'),
        eq(game.hostProfileId, profileId),
        ne(game.status, 'completed'),
      ),
    )
    .orderBy(desc(ltiGame.createdAt))
    .limit(1)
  return row
}

/** One person's part in one game of a link. */
export interface LtiAttempt {
  ltiGame: LtiGame
  game: GameSession
  player: GamePlayer
}

export interface AttemptFilter {
  linkIds: readonly string[]
  /** Absent: everybody with a profile. */
  profileIds?: readonly string[]
}

/** Seats in games of these links, without those of removed players; oldest first. */
export async function listLtiAttempts(
  db: Db,
  { linkIds, profileIds }: AttemptFilter,
): Promise<LtiAttempt[]> {
  const { ltiGames: ltiGame, gameSessions: game, gamePlayers: player } = db.tables
  if (linkIds.length === 0 || profileIds?.length === 0) return []
  return db
    .select({ ltiGame, game, player })
    .from(ltiGame)
    .innerJoin(game, eq(game.id, ltiGame.gameSessionId))
    .innerJoin(player, eq(player.gameSessionId, game.id))
    .where(
      and(
        inArray(ltiGame.linkId, [...linkIds]),
        isNull(player.removedAt),
        profileIds ? inArray(player.profileId, [...profileIds]) : undefined,
      ),
    )
    .orderBy(asc(ltiGame.createdAt), asc(game.id))
}

/** The activities of a course. */
export async function listLtiLinkIds(db: Db, contextId: string): Promise<string[]> {
  const { ltiLinks: t } = db.tables
  const rows = await db.select({ id: t.id }).from(t).where(eq(t.contextId, contextId))
  return rows.map((row) => row.id)
}
