import { z } from 'zod'
import type { LeaderboardRow, TeamRow } from '../rooms/views'

/** `LeaderboardRow` of the views, for what travels through the API. */
export const LeaderboardRowSchema = z.object({
  playerId: z.string(),
  displayName: z.string(),
  rank: z.number(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  connected: z.boolean(),
  teamId: z.string().nullable(),
  tokensEarned: z.number().nullable(),
  worn: z.array(z.string()).optional(),
  forgotten: z.literal(true).optional(),
}) satisfies z.ZodType<LeaderboardRow>

/** `TeamRow` of the views. */
export const TeamRowSchema = z.object({
  teamId: z.string(),
  number: z.number(),
  rank: z.number(),
  score: z.number(),
  playerIds: z.array(z.string()),
}) satisfies z.ZodType<TeamRow>
