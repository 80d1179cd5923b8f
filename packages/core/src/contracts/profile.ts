import * as z from 'zod'
import { ACHIEVEMENT_IDS } from '../rewards/achievements'
import { PathkeySummary } from './content'
import { GameRow } from './dashboard'

/** One entry of the ledger. */
export const LedgerLine = z.object({
  id: z.string(),
  /** Negative: spent. */
  amount: z.number(),
  /** `game`, `pack`, `merge`; there may be more. */
  /** One of LEDGER_REASONS, or a reason that a later version adds. */
  reason: z.string(),
  /** Of the game in which it was earned. */
  title: z.string().nullable(),
  at: z.number(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** GET /api/profile (an account by its own session): figures, achievements, recent activity. */
export const Profile = z.object({
  tokens: z.number(),
  /** Copies. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Class games that were played; 0 for an account that hosts none. */
  gamesHosted: z.number(),
  achievements: z.array(
    z.object({
      id: z.enum(ACHIEVEMENT_IDS),
      earned: z.boolean(),
      reached: z.number(),
      goal: z.number(),
    }),
  ),
  /** Teacher: hosted; others: joined. Ended ones, latest first. */
  games: z.array(GameRow),
  /** Latest copy first. */
  recentPathkeys: z.array(
    z.object({ pathkey: PathkeySummary, quantity: z.number(), acquiredAt: z.number() }),
  ),
  /** Latest first. */
  ledger: z.array(LedgerLine),
})
export type Profile = z.infer<typeof Profile>

/**
 * POST /api/parent-code (student): a code that a parent enters, valid for ten minutes, single use;
 * it replaces an earlier one.
 */
export const ParentCodeAnswer = z.object({ code: z.string(), expiresAt: z.number() })
export type ParentCodeAnswer = z.infer<typeof ParentCodeAnswer>

/**
 * GET /api/parents (student): who can see the caller's progress. DELETE /api/parents/{id} revokes
 * that.
 */
export const ParentList = z.object({
  parents: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      /** Since when. */
      linkedAt: z.number(),
    }),
  ),
})
export type ParentList = z.infer<typeof ParentList>

export const ChildProgress = z.object({
  id: z.string(),
  displayName: z.string(),
  linkedAt: z.number(),
  /** Shown as XP. */
  tokens: z.number(),
  /** Copies. */
  pathkeysCollected: z.number(),
  gamesPlayed: z.number(),
  /** Right answers of all given, whole percent; null: none given yet. */
  accuracy: z.number().nullable(),
  /** Careers of the last games, latest first, without repeats. */
  recentCareers: z.array(z.object({ id: z.string(), title: z.string(), playedAt: z.number() })),
  /** The child lets linked parents read the plan. */
  isPlanShared: z.boolean(),
})
export type ChildProgress = z.infer<typeof ChildProgress>

/** GET /api/children (parent): read-only. DELETE /api/children/{id} unlinks. */
export const ChildList = z.object({ children: z.array(ChildProgress) })
export type ChildList = z.infer<typeof ChildList>

/**
 * GET /api/children/{id}/games (linked parent): the last 12 weeks, oldest first, also those without a
 * game, and the games of the last 30 days, latest first, 50 at most. 404 `parent_link_not_found`.
 */
export const ChildGames = z.object({
  weeks: z.array(
    z.object({
      /** Its Monday, 00:00 UTC. */
      from: z.number(),
      games: z.number(),
      answered: z.number(),
      correct: z.number(),
    }),
  ),
  games: z.array(
    z.object({
      id: z.string(),
      /** Of the question set, or of the mode's own deck. */
      title: z.string(),
      at: z.number(),
      answered: z.number(),
      correct: z.number(),
      /** Hosted for a class; else alone. */
      isClassGame: z.boolean(),
    }),
  ),
})
export type ChildGames = z.infer<typeof ChildGames>

/** POST /api/children (parent) -> ChildList: links a child by code. 400 `parent_code_invalid`. */
export const LinkChild = z.strictObject({ code: z.string().max(40) })
export type LinkChild = z.input<typeof LinkChild>
