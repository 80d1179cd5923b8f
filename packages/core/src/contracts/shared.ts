import * as z from 'zod'
import { SESSION_STATUSES } from '../rooms/game-choices'
import { ModeId } from './games'
import { LeaderboardRowSchema, TeamRowSchema } from './results'

/**
 * POST /api/games/{id}/share (host): the token of this game's leaderboard; it replaces an earlier
 * one.
 */
export const ShareAnswer = z.object({ share_token: z.string() })
export type ShareAnswer = z.infer<typeof ShareAnswer>

/**
 * GET /api/games/{id}/share (host): whether it is shared; the token itself is returned only on
 * creation.
 */
export const ShareState = z.object({ shared: z.boolean() })
export type ShareState = z.infer<typeof ShareState>

export const SharedLeaderboard = z.object({
  game: z.object({
    name: z.string(),
    status: z.enum(SESSION_STATUSES),
    /** Set once it is completed; a cancelled game has no rows. */
    outcome: z.enum(['finished', 'cancelled']).nullable(),
    /** From 1; 0 before the first. */
    current_question: z.number(),
    question_count: z.number(),
    mode_name: ModeId.optional(),
  }),
  /** In order of rank, as of the last closed question; in the lobby in order of joining. */
  rows: z.array(LeaderboardRowSchema),
  /** In a team challenge, once it has started. */
  teams: z.array(TeamRowSchema).nullish(),
  player_count: z.number(),
  /** The result is stored: nothing will change any more. */
  settled: z.boolean(),
})
export type SharedLeaderboard = z.infer<typeof SharedLeaderboard>

/** GET /api/shared/{token}/leaderboard: any origin, no account; 404 `share_not_found`. */
export const SharedLeaderboardAnswer = z.object({ leaderboard: SharedLeaderboard })
export type SharedLeaderboardAnswer = z.infer<typeof SharedLeaderboardAnswer>
