import { z } from 'zod'
import { SESSION_STATUSES, SESSION_TYPES } from '../constants'
import { PathkeySummary } from './content'
import { KeptModeId } from './modes'

export const GameRow = z.object({
  sessionId: z.string(),
  gameCode: z.string(),
  title: z.string(),
  gameMode: KeptModeId,
  sessionType: z.enum(SESSION_TYPES),
  status: z.enum(SESSION_STATUSES),
  playerCount: z.number(),
  createdAt: z.number(),
  /** A fault on our side ended it: what was reached up to then counts. */
  endedByFault: z.boolean().optional(),
})
export type GameRow = z.infer<typeof GameRow>

/** GET /api/games?role=hosted|joined&limit= : newest first; joined: active first, then completed. */
export const GameList = z.object({ games: z.array(GameRow) })
export type GameList = z.infer<typeof GameList>

/** GET /api/dashboard: one call for the whole page. */
export const Dashboard = z.object({
  tokens: z.number(),
  /** Copies. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Distinct pathkeys. */
  careersExplored: z.number(),
  /**
   * Teacher: waiting and in_progress games hosted, and those that a fault of ours ended within the
   * last week; student: active first, then completed, 5 rows.
   */
  games: z.array(GameRow),
  recentPathkeys: z.array(
    z.object({ pathkey: PathkeySummary, quantity: z.number(), acquiredAt: z.number() }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>
