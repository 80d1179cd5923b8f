import { z } from 'zod'
import type { Json } from '../json'
import { ReportReasons } from './question-reports'
import { AskedQuestion, SolutionSchema } from './results'

const JsonValue = z.unknown() as z.ZodType<Json>

/** What one student did in the caller's completed class games. */
export const StudentSummary = z.object({
  id: z.string(),
  /** Empty: forgotten. */
  displayName: z.string(),
  email: z.string().nullable(),
  totalScore: z.number(),
  totalGames: z.number(),
  /** Points per game, 1 decimal. */
  averageScore: z.number(),
  /** Right answers of all given, percent with 1 decimal; null: none given. */
  accuracy: z.number().nullable(),
  /** Won in these games. */
  pathkeysEarned: z.number(),
  /** The latest join. */
  lastActive: z.number(),
})
export type StudentSummary = z.infer<typeof StudentSummary>

/** GET /api/students (teacher): by total score. */
export const StudentList = z.object({
  students: z.array(StudentSummary),
  /** Players without an account in games of the last 30 days. */
  guests30d: z.number().optional(),
})
export type StudentList = z.infer<typeof StudentList>

export const StudentGame = z.object({
  sessionId: z.string(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /** Percent with 1 decimal; null: no answer that is right or wrong. */
  accuracy: z.number().nullable(),
  placement: z.number().nullable(),
  pathkeysEarned: z.number(),
  endedAt: z.number(),
})
export type StudentGame = z.infer<typeof StudentGame>

/** GET /api/students/{id} (teacher): 404 `student_not_found` for who never played with the caller. */
export const StudentDetail = z.object({
  student: StudentSummary,
  /** The last 50, latest first. */
  games: z.array(StudentGame),
})
export type StudentDetail = z.infer<typeof StudentDetail>

export const AnalyticsOverview = z.object({
  totalStudents: z.number(),
  activeStudents30d: z.number(),
  /** Players without an account in games of the last 30 days: no students. */
  guests30d: z.number().optional(),
  totalGames: z.number(),
  totalQuestionsAnswered: z.number(),
  /** 0-100 with 1 decimal; 0 where there is nothing to grade. */
  averageClassScore: z.number(),
  pathkeysAwarded: z.number(),
  /** Active of all students, whole percent. */
  participationRate: z.number(),
})
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>

export const RecentGameSummary = z.object({
  sessionId: z.string(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  totalPlayers: z.number(),
  /** Points per player, 1 decimal. */
  averageScore: z.number(),
  /** Players with a place, whole percent; where a mode gives none, those who took part. */
  completionRate: z.number(),
  /** Right answers of all given, whole percent; null: nothing was right or wrong. */
  accuracy: z.number().nullable(),
  createdAt: z.number(),
})
export type RecentGameSummary = z.infer<typeof RecentGameSummary>

export const HardQuestion = z.object({
  questionId: z.string(),
  /** From 1, as it was played. */
  number: z.number(),
  text: z.string(),
  /** 0-1. */
  rightShare: z.number(),
})
export type HardQuestion = z.infer<typeof HardQuestion>

/** GET /api/analytics?recent_games=&top_students= : how many of each. */
export const AnalyticsQuery = z.strictObject({
  recent_games: z.coerce.number().int().min(1).max(50).default(10),
  top_students: z.coerce.number().int().min(1).max(50).default(5),
})

/** GET /api/analytics (teacher): own class games that were played to their end. */
export const Analytics = z.object({
  overview: AnalyticsOverview,
  /** By average score. */
  topPerformers: z.array(StudentSummary),
  /** Latest first; the page lists the first five, its plot shows all. */
  recentGames: z.array(RecentGameSummary),
  /** Hardest first, of the latest game. */
  hardQuestions: z.array(HardQuestion),
})
export type Analytics = z.infer<typeof Analytics>

export const ReportQuestion = z.object({
  /** From 0, as it was played. */
  index: z.number(),
  /** False: the game ended before it. */
  wasAsked: z.boolean(),
  question: AskedQuestion,
  solution: SolutionSchema,
  /** Players who answered. */
  answers: z.number(),
  rightAnswers: z.number().nullable(),
  /** Mean share of the points, 0-1; null: nothing is right or wrong, or nobody answered. */
  rightShare: z.number().nullable(),
  averageTimeMs: z.number().nullable(),
  /** How often each answer was given, in the form of the question's kind; null: forgotten. */
  counts: JsonValue,
  /** Accepted afterwards. */
  accepted: z.array(JsonValue),
  /** Reports in this game that wait for an answer. */
  openReports: z.number(),
  /** Why. */
  reportReasons: ReportReasons,
})
export type ReportQuestion = z.infer<typeof ReportQuestion>

export const ReportAnswer = z.object({
  questionId: z.string(),
  answer: JsonValue,
  isCorrect: z.boolean().nullable(),
  /** 0-1; null: nothing is right or wrong. */
  share: z.number().nullable(),
  pointsEarned: z.number(),
  answerTimeMs: z.number(),
})
export type ReportAnswer = z.infer<typeof ReportAnswer>

export const ReportPlayer = z.object({
  playerId: z.string(),
  /** Of a student of the caller: leads to their page. */
  profileId: z.string().nullable(),
  /** Played without an account, and can be joined to one. */
  isGuest: z.boolean().optional(),
  /** Empty: forgotten. */
  displayName: z.string(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /** Of the questions that were put to this player, who may have come late. */
  askedQuestions: z.number(),
  /** No XP: the day gave no more with this set or host. */
  xpUsedUp: z.boolean().optional(),
  placement: z.number().nullable(),
  /** 0-100; null: nothing to grade. */
  classScore: z.number().nullable(),
  answers: z.array(ReportAnswer),
})
export type ReportPlayer = z.infer<typeof ReportPlayer>

/**
 * GET /api/analytics/games/{id} (host; of a course every teacher of it). 409 `results_pending`
 * until it is settled, 404 `game_not_found` for a game alone or a cancelled one.
 */
export const GameReport = z.object({
  sessionId: z.string(),
  questionSetId: z.string().nullable(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  /** What the mode grades; without grades nothing is a percentage. */
  grades: z.string(),
  startedAt: z.number().nullable(),
  endedAt: z.number(),
  players: z.array(ReportPlayer),
  /** Hardest first; surveys last. */
  questions: z.array(ReportQuestion),
  averageScore: z.number(),
  /** 0-100; null: nothing to grade. */
  classAverage: z.number().nullable(),
  /** Until when another answer can be accepted. */
  acceptUntil: z.number(),
})
export type GameReport = z.infer<typeof GameReport>

/** POST /api/analytics/games/{id}/accept (host) -> GameReport. Sent again it changes nothing more. */
export const AcceptAnswer = z.strictObject({
  questionId: z.string().max(80),
  /** In the form of the question's kind. */
  answer: JsonValue,
})
export type AcceptAnswer = z.input<typeof AcceptAnswer>

/**
 * POST /api/analytics/games/{id}/players/{playerId}/account (its host) -> GameReport. A guest of a
 * finished game becomes one of the host's students: their answers and figures from then on, and the
 * XP of that game, once; pathkeys are won by playing with an account alone. Sent again it changes
 * nothing. 404 `guest_not_found`, `student_not_found`; 409 `student_has_seat`.
 */
export const JoinGuest = z.strictObject({ profileId: z.string().max(80) })
export type JoinGuest = z.input<typeof JoinGuest>
