import { ON_PAPER } from '@pathquest/core'
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/db'
import { isPlayedClassGame } from './played'
import { type GameSession, isEndedByFault, isLive } from './sessions'

/**
 * A class waits, plays and pauses for weeks at most: older games have ended and need not be read.
 */
export const GAME_OPEN_MAX_MS = 30 * 24 * 3_600_000

export type GameInList = GameSession & { playerCount: number }

interface GameListOptions {
  limit?: number
  /** Only waiting and in_progress games. */
  activeOnly?: boolean
  /** Only games that were played to their end. */
  finishedOnly?: boolean
  /** Only games of a class. */
  multiplayerOnly?: boolean
  /** Only games made since then (milliseconds since 1970). */
  since?: number
}

const isWanted = ({ tables: { gameSessions: t } }: Db, options: GameListOptions) =>
  and(
    options.activeOnly ? inArray(t.status, ['waiting', 'in_progress']) : undefined,
    options.finishedOnly ? eq(t.outcome, 'finished') : undefined,
    options.multiplayerOnly ? eq(t.sessionType, 'multiplayer') : undefined,
    options.since === undefined ? undefined : gte(t.createdAt, options.since),
  )

/** Newest first. */
export async function listHostedGames(
  db: Db,
  hostProfileId: string,
  options: GameListOptions = {},
): Promise<GameInList[]> {
  const { gameSessions: t } = db.tables
  const games = await db
    .select()
    .from(t)
    .where(and(eq(t.hostProfileId, hostProfileId), isWanted(db, options)))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(options.limit ?? 50)
  return withPlayerCounts(db, games)
}

/**
 * The latest class game of a host. Those of a course and on paper are left out: nobody chose how
 * these are played.
 */
export async function findLatestHosted(
  db: Db,
  hostProfileId: string,
): Promise<GameSession | undefined> {
  const { gameSessions: t, ltiGames } = db.tables
  const [game] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.hostProfileId, hostProfileId),
        eq(t.sessionType, 'multiplayer'),
        ne(t.gameMode, ON_PAPER),
        notExists(
          db.select({ one: sql`1` }).from(ltiGames).where(eq(ltiGames.gameSessionId, t.id)),
        ),
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(1)
  return game
}

export async function countHostedGames(db: Db, hostProfileId: string): Promise<number> {
  const { gameSessions: t } = db.tables
  const [row] = await db
    .select({ games: count() })
    .from(t)
    .where(isPlayedClassGame(db, hostProfileId))
  return row?.games ?? 0
}

/** All games of a mode that a host has made, played or not. */
export async function countGamesOfMode(
  db: Db,
  { hostProfileId, gameMode }: { hostProfileId: string; gameMode: string },
): Promise<number> {
  const { gameSessions: t } = db.tables
  const [row] = await db
    .select({ games: count() })
    .from(t)
    .where(and(eq(t.hostProfileId, hostProfileId), eq(t.gameMode, gameMode)))
  return row?.games ?? 0
}

/** Class games of a host that were ended by a fault of ours since then; last ended first. */
export async function listGamesEndedByFault(
  db: Db,
  hostProfileId: string,
  since: number,
): Promise<GameInList[]> {
  const { gameSessions: t } = db.tables
  const ended = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.hostProfileId, hostProfileId),
        eq(t.sessionType, 'multiplayer'),
        eq(t.status, 'completed'),
        gte(t.createdAt, since - GAME_OPEN_MAX_MS),
        gte(t.endedAt, since),
        // Few of them: the others are not even read.
        sql`cast(${t.metadata} as text) like '%"endedByFault"%'`,
      ),
    )
    .orderBy(desc(t.endedAt), desc(t.id))
  return withPlayerCounts(db, ended.filter(isEndedByFault))
}

/** Active first, then completed; latest joined first in each. Without games one was removed from. */
export async function listJoinedGames(
  db: Db,
  profileId: string,
  options: GameListOptions = {},
): Promise<GameInList[]> {
  const { gamePlayers: seat, gameSessions: t } = db.tables
  const rows = await db
    .select({ game: t })
    .from(seat)
    .innerJoin(t, eq(t.id, seat.gameSessionId))
    .where(and(eq(seat.profileId, profileId), isNull(seat.removedAt), isWanted(db, options)))
    .orderBy(
      asc(sql`case when ${t.status} = 'completed' then 1 else 0 end`),
      desc(seat.joinedAt),
      desc(t.id),
    )
    .limit(options.limit ?? 50)
  return withPlayerCounts(
    db,
    rows.map((row) => row.game),
  )
}

async function withPlayerCounts(db: Db, games: GameSession[]): Promise<GameInList[]> {
  if (games.length === 0) return []
  const { gamePlayers: seat } = db.tables
  const ids = games.map((game) => game.id)
  const counts = await db
    .select({ gameId: seat.gameSessionId, players: count() })
    .from(seat)
    .where(and(inArray(seat.gameSessionId, ids), isNull(seat.removedAt)))
    .groupBy(seat.gameSessionId)
  const playersOf = new Map(counts.map(({ gameId, players }) => [gameId, players]))
  return games.map((game) => ({ ...game, playerCount: playersOf.get(game.id) ?? 0 }))
}

/** The LMS activity, and its course, that a game is played from; undefined: none. */
export async function findActivityOfGame(
  db: Db,
  gameId: string,
): Promise<{ linkId: string; contextId: string | null; groupId: string | null } | undefined> {
  const { ltiGames, ltiLinks } = db.tables
  const [row] = await db
    .select({
      linkId: ltiLinks.id,
      contextId: ltiLinks.contextId,
      groupId: ltiGames.groupId,
    })
    .from(ltiGames)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGames.linkId))
    .where(eq(ltiGames.gameSessionId, gameId))
  return row
}

/** The first three, of at least as many who were placed: a solo player is on no podium. */
const PODIUM_PLACES = 3

interface PlayedFigures {
  /** Player records in games that started. */
  games: number
  /** Those that ended in the first three places, of three players or more. */
  podiums: number
}

/** For each of these people; those who never played are missing from it. */
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

/** Games that are not over, by the index of live codes. */
export function countLiveGames(db: Db) {
  const { gameSessions: t } = db.tables
  return db
    .select({ type: t.sessionType, status: t.status, games: count() })
    .from(t)
    .where(isLive(db))
    .groupBy(t.sessionType, t.status)
}

/** Their connected players, as the rooms reported them last. */
export async function countPlayers(db: Db): Promise<number> {
  const { gameSessions, gamePlayers } = db.tables
  const [row] = await db
    .select({ players: count() })
    .from(gamePlayers)
    .innerJoin(gameSessions, eq(gamePlayers.gameSessionId, gameSessions.id))
    .where(and(isLive(db), eq(gamePlayers.isConnected, true)))
  return row?.players ?? 0
}
