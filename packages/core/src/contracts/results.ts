import * as z from 'zod'
import { AWARDS } from '../highlights/awards'
import type { Highlights } from '../highlights/highlights'
import { JsonValue } from '../json'
import { BUSINESS_DRIVERS, DIFFICULTIES } from '../question-sets/set-choices'
import type { OpenQuestion } from '../questions/questions'
import type { LeaderboardRow, PlayerView, Solution, TeamRow, Verdict } from '../rooms/views'
import { SessionSummary } from './games'

/** `LeaderboardRow` of the views as an API schema. */
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
  character: z.string().optional(),
  forgotten: z.literal(true).optional(),
}) satisfies z.ZodType<LeaderboardRow>

/** `TeamRow` of the views as an API schema. */
export const TeamRowSchema = z.object({
  teamId: z.string(),
  number: z.number(),
  rank: z.number(),
  score: z.number(),
  playerIds: z.array(z.string()),
}) satisfies z.ZodType<TeamRow>

/** In the format of the question's kind. */
export const AskedQuestion = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable().optional(),
  options: z.array(z.string()),
  shape: JsonValue.optional(),
  points: z.number(),
  timeLimitSeconds: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  businessDriver: z.enum(BUSINESS_DRIVERS).nullable(),
}) satisfies z.ZodType<OpenQuestion>

export const SolutionSchema = z.object({
  correctIndex: z.number().nullable(),
  explanation: z.string().nullable(),
  of: JsonValue.optional(),
}) satisfies z.ZodType<Solution>

const VerdictSchema = z.object({
  isCorrect: z.boolean(),
  /** Not right, but part of it is. */
  isPartly: z.literal(true).optional(),
  pointsEarned: z.number(),
}) satisfies z.ZodType<Verdict>

const HighlightsSchema = z.object({
  decided: z
    .object({ index: z.number(), playerId: z.string(), isThroughout: z.boolean() })
    .nullable(),
  together: z.object({
    rightAnswers: z.number(),
    answers: z.number(),
    hardest: z.object({ index: z.number(), right: z.number(), answered: z.number() }).nullable(),
    allRight: z.number(),
  }),
  awards: z.array(z.object({ award: z.enum(AWARDS), playerId: z.string(), count: z.number() })),
}) satisfies z.ZodType<Highlights>

const OwnResult = z.object({
  playerId: z.string(),
  displayName: z.string(),
  signedIn: z.boolean(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /**
   * Questions shown to this player, who may have joined late, in a game that may have ended early.
   */
  askedQuestions: z.number().optional(),
  rank: z.number().nullable(),
  placement: z.number().nullable(),
  teamId: z.string().nullable(),
  rewards: z
    .object({
      tokensEarned: z.number(),
      pathkeysEarned: z.array(z.string()),
      /** No more XP that day: the daily limit of the set or host was reached. */
      xpUsedUp: z.boolean().optional(),
    })
    .nullable(),
}) satisfies z.ZodType<PlayerView['you']>

/** A question that was closed for the caller, so its solution may be shown. */
export const ReviewedQuestion = z.object({
  /** From 0, in the order of play. */
  index: z.number(),
  question: AskedQuestion,
  solution: SolutionSchema,
  /** The last one given, in the format of its kind; null: none, or deleted since. */
  answer: JsonValue,
  /** null: no answer, or it cannot be right or wrong. */
  verdict: VerdictSchema.nullable(),
  /** Time taken; null: no answer. */
  answerTimeMs: z.number().nullable(),
})
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>

/**
 * GET /api/games/{id}/results (its host, or a seat in it): a finished game as it is stored, for as
 * long as it is stored. 404 `game_not_found` for others, 409 `results_pending` until it is settled.
 * `version` increases when a field changes its meaning; fields may be added at any time.
 */
export const GameResults = z.object({
  version: z.literal(1),
  session: SessionSummary,
  /** The career of the game, where that can be opened. */
  career: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The first three places; empty where there are none. */
  podium: z.array(LeaderboardRowSchema),
  /** Everybody, in order of rank; empty after a cancelled game. */
  standings: z.array(LeaderboardRowSchema),
  teams: z.array(TeamRowSchema).nullable(),
  /**
   * What decided the game, what the class did together, and awards beyond the places; null: nothing
   * was played in a class.
   */
  highlights: HighlightsSchema.nullable(),
  /** The caller's own figures and rewards; null for the host of a class. */
  you: OwnResult.nullable(),
  /** Questions closed for the caller, in the order of play. */
  questions: z.array(ReviewedQuestion),
})
export type GameResults = z.infer<typeof GameResults>
