import { z } from 'zod'
import { ACHIEVEMENT_IDS } from '../rewards/achievements'
import { PathkeySummary } from './content'
import { GameRow } from './dashboard'

/** One entry of the ledger. */
export const LedgerLine = z.object({
  id: z.string(),
  /** Negative: spent. */
  amount: z.number(),
  /** `game`, `pack`, `merge`; there may be more. */
  /** One of LEDGER_REASONS, or what a later version books. */
  reason: z.string(),
  /** Of the game that it was earned in. */
  title: z.string().nullable(),
  at: z.number(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** GET /api/profile (an account by its own session): figures, achievements, what happened lately. */
export const Profile = z.object({
  tokens: z.number(),
  /** Copies. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Class games that were played; 0 for who hosts none. */
  gamesHosted: z.number(),
  achievements: z.array(
    z.object({
      id: z.enum(ACHIEVEMENT_IDS),
      earned: z.boolean(),
      reached: z.number(),
      goal: z.number(),
    }),
  ),
  /** Teacher: hosted; others: joined. Over ones, latest first. */
  games: z.array(GameRow),
  /** Latest copy first. */
  recentPathkeys: z.array(
    z.object({ pathkey: PathkeySummary, quantity: z.number(), acquiredAt: z.number() }),
  ),
  /** Latest first. */
  ledger: z.array(LedgerLine),
})
export type Profile = z.infer<typeof Profile>
