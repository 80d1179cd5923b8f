import type { LtiContent } from '@pathquest/core/contracts'
import { and, asc, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { GamePlayer, GameSession } from '../../games'

export type LtiGame = Row<'ltiGames'>

/** A game that is played from an activity of a course; part of making the game. */
export async function insertLtiGame(
  db: Db,
  game: {
    gameSessionId: string
    linkId: string
    content: LtiContent
    isPractice: boolean
    /** Who plays it live; absent: the whole class. */
    groupId?: string | null
  },
  now = Date.now(),
): Promise<void> {
  await db.insert(db.tables.ltiGames).values({ ...game, createdAt: now })
}

export async function findLtiGame(db: Db, gameSessionId: string): Promise<LtiGame | undefined> {
  const { ltiGames: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.gameSessionId, gameSessionId))
  return row
}

/** The live game of a link's group, or of the whole class, that is not over. */
export async function findRunningLtiGame(
  db: Db,
  linkId: string,
  groupId: string | null = null,
): Promise<GameSession | undefined> {
  const [found] = await liveGames(db, linkId, { running: true, groupId })
  return found?.game
}

/** The live game of a link's group, or of the whole class, that was made last, over or not. */
export async function findLastLtiGame(
  db: Db,
  linkId: string,
  groupId: string | null = null,
): Promise<GameSession | undefined> {
  const [found] = await liveGames(db, linkId, { running: false, groupId })
  return found?.game
}

/** A live game, and who of the class it is for; null: everybody. */
export interface GroupGame {
  game: GameSession
  groupId: string | null
}

/** Every live game of a link that is not over, of whatever group. */
export const listRunningLtiGames = (db: Db, linkId: string): Promise<GroupGame[]> =>
  liveGames(db, linkId, { running: true })

async function liveGames(
  db: Db,
  linkId: string,
  { running, groupId }: { running: boolean; groupId?: string | null },
): Promise<GroupGame[]> {
  const { ltiGames: t, gameSessions: game } = db.tables
  const query = db
    .select({ game, groupId: t.groupId })
    .from(t)
    .innerJoin(game, eq(game.id, t.gameSessionId))
    .where(
      and(
        eq(t.linkId, linkId),
        eq(game.sessionType, 'multiplayer'),
        running ? ne(game.status, 'completed') : undefined,
        groupId === undefined ? undefined : ofGroup(t.groupId, groupId),
      ),
    )
    .orderBy(desc(t.createdAt), desc(game.id))
  return groupId === undefined ? query : query.limit(1)
}

interface ReportFilter {
  linkId: string
  /** Those of these groups, and of this host; null: all of the link. */
  hostedBy: { groups: readonly string[]; profileId: string } | null
  limit: number
}

/** Class games of a link that were played to their end, latest first, with how many played. */
export async function listFinishedLtiGames(db: Db, { linkId, hostedBy, limit }: ReportFilter) {
  const { ltiGames: t, gameSessions: game, gamePlayers: seat } = db.tables
  return db
    .select({ game, players: count(seat.id) })
    .from(t)
    .innerJoin(game, eq(game.id, t.gameSessionId))
    .leftJoin(seat, and(eq(seat.gameSessionId, game.id), isNull(seat.removedAt)))
    .where(
      and(
        eq(t.linkId, linkId),
        eq(game.sessionType, 'multiplayer'),
        eq(game.outcome, 'finished'),
        hostedBy
          ? or(inArray(t.groupId, [...hostedBy.groups]), eq(game.hostProfileId, hostedBy.profileId))
          : undefined,
      ),
    )
    .groupBy(game.id)
    .orderBy(desc(game.endedAt), desc(game.id))
    .limit(limit)
}

/** Somebody played an attempt, or came to it: it is not left alone before a day from now. */
export async function markLtiGameActive(db: Db, gameSessionId: string, now: number): Promise<void> {
  const { ltiGames: t } = db.tables
  await db.update(t).set({ activeAt: now }).where(eq(t.gameSessionId, gameSessionId))
}

const ofGroup = (column: Db['tables']['ltiGames']['groupId'], groupId: string | null) =>
  groupId === null ? isNull(column) : eq(column, groupId)

/** A person's solo games of a link that are not over, nor set aside; newest first. */
export async function listOpenLtiSolos(
  db: Db,
  linkId: string,
  profileId: string,
): Promise<{ ltiGame: LtiGame; game: GameSession }[]> {
  const { ltiGames: ltiGame, gameSessions: game, gamePlayers: seat } = db.tables
  return (
    db
      .select({ ltiGame, game })
      .from(ltiGame)
      .innerJoin(game, eq(game.id, ltiGame.gameSessionId))
      // One that was only just made has no seat yet.
      .leftJoin(seat, and(eq(seat.gameSessionId, game.id), eq(seat.profileId, profileId)))
      .where(
        and(
          eq(ltiGame.linkId, linkId),
          eq(game.sessionType, 'solo'),
          eq(game.hostProfileId, profileId),
          ne(game.status, 'completed'),
          isNull(seat.setAsideAt),
        ),
      )
      .orderBy(desc(ltiGame.createdAt))
  )
}

/** One person's part in one game of a link. */
export interface LtiAttempt {
  ltiGame: LtiGame
  game: GameSession
  player: GamePlayer
}

interface AttemptFilter {
  linkIds: readonly string[]
  /** Absent: everybody with a profile. */
  profileIds?: readonly string[]
  /** Those that a teacher set aside as well: history, which counts for nothing. */
  withSetAside?: boolean
}

/** Seats in games of these links, without those of removed players; oldest first. */
export async function listLtiAttempts(
  db: Db,
  { linkIds, profileIds, withSetAside = false }: AttemptFilter,
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
        withSetAside ? undefined : isNull(player.setAsideAt),
        profileIds ? inArray(player.profileId, [...profileIds]) : undefined,
      ),
    )
    .orderBy(asc(ltiGame.createdAt), asc(game.id))
}

/** These seats count no more. */
export async function setAsideSeats(db: Db, ids: readonly string[], now: number): Promise<void> {
  const { gamePlayers: t } = db.tables
  await db
    .update(t)
    .set({ setAsideAt: now })
    .where(inArray(t.id, [...ids]))
}

/** The activities of a course. */
export async function listLtiLinkIds(db: Db, contextId: string): Promise<string[]> {
  const { ltiLinks: t } = db.tables
  const rows = await db.select({ id: t.id }).from(t).where(eq(t.contextId, contextId))
  return rows.map((row) => row.id)
}
