import { z } from 'zod'
import { SESSION_STATUSES, SESSION_TYPES } from '../rooms/game-choices'
import { PathkeySummary } from './content'
import { ModeId } from './games'

export const GameRow = z.object({
  sessionId: z.string(),
  gameCode: z.string(),
  title: z.string(),
  gameMode: ModeId,
  sessionType: z.enum(SESSION_TYPES),
  status: z.enum(SESSION_STATUSES),
  playerCount: z.number(),
  createdAt: z.number(),
  /** Its host has paused it: kept until then. */
  pausedUntil: z.number().optional(),
  /** A fault on our side ended it: what was reached up to then counts. */
  endedByFault: z.boolean().optional(),
})
export type GameRow = z.infer<typeof GameRow>

/** GET /api/games?role=hosted|joined&limit= : newest first; joined: active first, then completed. */
export const GameList = z.object({ games: z.array(GameRow) })
export type GameList = z.infer<typeof GameList>

/** A finished class game, as its host looks back on it. */
export const HostedResult = z.object({
  sessionId: z.string(),
  /** null: the set is gone. */
  questionSetId: z.string().nullable(),
  title: z.string(),
  gameMode: ModeId,
  /** Who took a seat and was not removed. */
  playerCount: z.number(),
  /** 0-100, over the players who have a score; null: nothing in it was right or wrong. */
  classAverage: z.number().nullable(),
  endedAt: z.number(),
})
export type HostedResult = z.infer<typeof HostedResult>

/** What a teacher's dashboard has beside everybody's. */
export const Teaching = z.object({
  /** Last ended first, 5 rows. */
  results: z.array(HostedResult),
  hasOwnSet: z.boolean(),
  /** Somebody with an account played in one of `results`. */
  hasStudents: z.boolean(),
  /** The latest own set that nobody has played. */
  unplayedSet: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of own sets with open reports the one whose report waits longest, with how many it has. */
  reportedSet: z.object({ id: z.string(), title: z.string(), reports: z.number() }).nullable(),
})
export type Teaching = z.infer<typeof Teaching>

/** GET /api/dashboard: one call for the whole page. */
export const Dashboard = z.object({
  tokens: z.number(),
  /** Copies. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Distinct pathkeys. */
  careersExplored: z.number(),
  /**
   * Teacher: waiting and in_progress class games hosted, and those that a fault of ours ended within the
   * last week; student: active first, then completed, 5 rows.
   */
  games: z.array(GameRow),
  recentPathkeys: z.array(
    z.object({ pathkey: PathkeySummary, quantity: z.number(), acquiredAt: z.number() }),
  ),
  /** Teachers alone. */
  teaching: Teaching.optional(),
})
export type Dashboard = z.infer<typeof Dashboard>
