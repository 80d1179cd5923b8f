import { z } from 'zod'
import type { Json } from '../json'
import { BUSINESS_DRIVERS, DIFFICULTIES } from '../question-sets/set-choices'
import type { OpenQuestion } from '../questions/questions'
import type { LeaderboardRow, PlayerView, Solution, TeamRow, Verdict } from '../rooms/views'
import { SessionSummary } from './games'

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

/** In the form of a kind of question. */
const JsonValue = z.unknown() as z.ZodType<Json>

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
  pointsEarned: z.number(),
}) satisfies z.ZodType<Verdict>

const OwnResult = z.object({
  playerId: z.string(),
  displayName: z.string(),
  signedIn: z.boolean(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /** Questions put to this player, who may have come late, in a game that may have ended early. */
  askedQuestions: z.number().optional(),
  rank: z.number().nullable(),
  placement: z.number().nullable(),
  teamId: z.string().nullable(),
  rewards: z
    .object({
      tokensEarned: z.number(),
      pathkeysEarned: z.array(z.string()),
      /** Nothing more that day: what the set, or the host, gives was earned before. */
      xpUsedUp: z.boolean().optional(),
    })
    .nullable(),
}) satisfies z.ZodType<PlayerView['you']>

/** A question that was closed for whoever asks, so that its solution may be read. */
export const ReviewedQuestion = z.object({
  /** From 0, as it was played. */
  index: z.number(),
  question: AskedQuestion,
  solution: SolutionSchema,
  /** The last one given, in the form of its kind; null: none, or forgotten since. */
  answer: JsonValue,
  /** null: no answer, or nothing to be right or wrong. */
  verdict: VerdictSchema.nullable(),
  /** How long that took; null: no answer. */
  answerTimeMs: z.number().nullable(),
})
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>

/**
 * GET /api/games/{id}/results (its host, or a seat in it): a finished game as it is stored, for as
 * long as it is. 404 `game_not_found` for others, 409 `results_pending` until it is settled.
 * `version` rises when a field changes its meaning; fields may be added at any time.
 */
export const GameResults = z.object({
  version: z.literal(1),
  session: SessionSummary,
  /** What the game was about, where that can be opened. */
  career: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The first three places; empty where there are none. */
  podium: z.array(LeaderboardRowSchema),
  /** Everybody, in order of rank; empty after a cancelled game. */
  standings: z.array(LeaderboardRowSchema),
  teams: z.array(TeamRowSchema).nullable(),
  /** The caller's own figures and rewards; null for the host of a class. */
  you: OwnResult.nullable(),
  /** Those that were closed for the caller, in the order of play. */
  questions: z.array(ReviewedQuestion),
})
export type GameResults = z.infer<typeof GameResults>
