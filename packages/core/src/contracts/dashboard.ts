import * as z from 'zod'
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
  /** Paused by its host: stored until then. */
  pausedUntil: z.number().optional(),
  /** Ended by a server fault: what was reached up to then counts. */
  endedByFault: z.boolean().optional(),
})
export type GameRow = z.infer<typeof GameRow>

/** GET /api/games?role=hosted|joined&limit= : newest first; joined: active first, then completed. */
export const GameList = z.object({ games: z.array(GameRow) })
export type GameList = z.infer<typeof GameList>

/** A finished class game in its host's list. */
export const HostedResult = z.object({
  sessionId: z.string(),
  /** null: the set was deleted. */
  questionSetId: z.string().nullable(),
  title: z.string(),
  gameMode: ModeId,
  /** Who took a seat and was not removed. */
  playerCount: z.number(),
  /** 0-100, over the players who have a score; null: no answer could be right or wrong. */
  classAverage: z.number().nullable(),
  endedAt: z.number(),
})
export type HostedResult = z.infer<typeof HostedResult>

/** What a teacher's dashboard has besides everybody's. */
export const Teaching = z.object({
  /** Last ended first, 5 rows. */
  results: z.array(HostedResult),
  hasOwnSet: z.boolean(),
  /** At least one player of `results` has an account. */
  hasStudents: z.boolean(),
  /** The latest own set that was never played. */
  unplayedSet: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of own sets with open reports, the one with the oldest report, and how many it has. */
  reportedSet: z.object({ id: z.string(), title: z.string(), reports: z.number() }).nullable(),
})
export type Teaching = z.infer<typeof Teaching>

/** GET /api/dashboard: one call for the whole page. */
export const Dashboard = z.object({
  tokens: z.number(),
  /** Copies, duplicates included. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Distinct pathkeys. */
  careersExplored: z.number(),
  /**
   * Teacher: hosted class games that are waiting or in_progress, and those that a server fault
   * ended within the last week; student: active first, then completed, 5 rows.
   */
  games: z.array(GameRow),
  recentPathkeys: z.array(
    z.object({ pathkey: PathkeySummary, quantity: z.number(), acquiredAt: z.number() }),
  ),
  /** Teachers only. */
  teaching: Teaching.optional(),
})
export type Dashboard = z.infer<typeof Dashboard>
