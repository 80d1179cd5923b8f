import * as z from 'zod'
import { JsonValue } from '../json'
import { MINDSETS } from '../plans/mindsets'
import { ReportReasons } from './question-reports'
import { AskedQuestion, SolutionSchema } from './results'

/** What one student did in the caller's completed class games. */
export const StudentSummary = z.object({
  id: z.string(),
  /** Empty: deleted. */
  displayName: z.string(),
  email: z.string().nullable(),
  totalScore: z.number(),
  totalGames: z.number(),
  /** Points per game, 1 decimal. */
  averageScore: z.number(),
  /** Right answers of all given, percent with 1 decimal; null: none given. */
  accuracy: z.number().nullable(),
  /** Earned in these games. */
  pathkeysEarned: z.number(),
  /** Time of the latest join. */
  lastActive: z.number(),
})
export type StudentSummary = z.infer<typeof StudentSummary>

/** Of a class that the caller teaches, and of games that were made since then (ms since 1970). */
const FigureFilter = {
  class: z.string().max(80).optional(),
  since: z.coerce.number().int().min(0).optional(),
}

/**
 * GET /api/students?class=&since= (teacher): of a class, else all; with what they did in games since
 * then, else in all. 404 `class_not_found`.
 */
export const StudentsQuery = z.strictObject(FigureFilter)

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
  /** Percent with 1 decimal; null: no answer that can be right or wrong. */
  accuracy: z.number().nullable(),
  placement: z.number().nullable(),
  pathkeysEarned: z.number(),
  endedAt: z.number(),
})
export type StudentGame = z.infer<typeof StudentGame>

/**
 * GET /api/students/{id} (teacher): 404 `student_not_found` for a student who never played in a
 * game of the caller.
 */
export const StudentDetail = z.object({
  student: StudentSummary,
  /** The last 50, latest first. */
  games: z.array(StudentGame),
})
export type StudentDetail = z.infer<typeof StudentDetail>

export const AnalyticsOverview = z.object({
  totalStudents: z.number(),
  activeStudents30d: z.number(),
  /** Players without an account in games of the last 30 days; not counted as students. */
  guests30d: z.number().optional(),
  totalGames: z.number(),
  totalQuestionsAnswered: z.number(),
  /** 0-100 with 1 decimal; 0 where there is nothing to grade. */
  averageClassScore: z.number(),
  pathkeysAwarded: z.number(),
  /** Share of students who were active, whole percent. */
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
  /** Players with a place, whole percent; in modes without places, those who took part. */
  completionRate: z.number(),
  /** Right answers of all given, whole percent; null: no answer that can be right or wrong. */
  accuracy: z.number().nullable(),
  createdAt: z.number(),
})
export type RecentGameSummary = z.infer<typeof RecentGameSummary>

export const HardQuestion = z.object({
  questionId: z.string(),
  /** From 1, in the order of play. */
  number: z.number(),
  text: z.string(),
  /** 0-1. */
  rightShare: z.number(),
})
export type HardQuestion = z.infer<typeof HardQuestion>

/**
 * GET /api/analytics?class=&since=&recent_games=&top_students= : of the games for a class, of those
 * since then, and how many of each. 404 `class_not_found`.
 */
export const AnalyticsQuery = z.strictObject({
  ...FigureFilter,
  recent_games: z.coerce.number().int().min(1).max(50).default(10),
  top_students: z.coerce.number().int().min(1).max(50).default(5),
})

/** GET /api/analytics (teacher): own class games that were played to the end. */
export const Analytics = z.object({
  overview: AnalyticsOverview,
  /** By average score. */
  topPerformers: z.array(StudentSummary),
  /** Latest first; the page lists the first five, its chart shows all. */
  recentGames: z.array(RecentGameSummary),
  /** Hardest first, from the latest game. */
  hardQuestions: z.array(HardQuestion),
})
export type Analytics = z.infer<typeof Analytics>

export const ReportQuestion = z.object({
  /** From 0, in the order of play. */
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
  /** How often each answer was given, in the format of the question's kind; null: deleted. */
  counts: JsonValue,
  /** Answers accepted afterwards. */
  accepted: z.array(JsonValue),
  /** Reports in this game that are still open. */
  openReports: z.number(),
  /** Their reasons. */
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
  /** Set for a student of the caller: links to their page. */
  profileId: z.string().nullable(),
  /** Played without an account; can be linked to one. */
  isGuest: z.boolean().optional(),
  /** Empty: deleted. */
  displayName: z.string(),
  /** The code of a chosen character; absent: the one of the player's id. */
  character: z.string().optional(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /** Number of questions shown to this player, who may have joined late. */
  askedQuestions: z.number(),
  /** No XP: the daily limit for this set or host was reached. */
  xpUsedUp: z.boolean().optional(),
  placement: z.number().nullable(),
  /** 0-100; null: nothing to grade. */
  classScore: z.number().nullable(),
  answers: z.array(ReportAnswer),
})
export type ReportPlayer = z.infer<typeof ReportPlayer>

/**
 * GET /api/analytics/games/{id} (host; in a course, every teacher of it). 409 `results_pending`
 * until it is settled, 404 `game_not_found` for a solo or cancelled game.
 */
export const GameReport = z.object({
  sessionId: z.string(),
  questionSetId: z.string().nullable(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  /** What the mode grades; without grades, no percentages are shown. */
  grades: z.string(),
  /** What the game practised most, as school counselors number it; absent on paper. */
  mindset: z.enum(MINDSETS).optional(),
  startedAt: z.number().nullable(),
  endedAt: z.number(),
  /**
   * Played without phones, by counts of hands or corners: of how many students. `players` is empty.
   */
  byCounts: z.object({ students: z.number() }).optional(),
  /** The class that it was hosted for, and its students who did not play, by name. */
  ofClass: z.object({ id: z.string(), name: z.string(), absent: z.array(z.string()) }).optional(),
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

/** POST /api/analytics/games/{id}/accept (host) -> GameReport. Idempotent. */
export const AcceptAnswer = z.strictObject({
  questionId: z.string().max(80),
  /** In the format of the question's kind. */
  answer: JsonValue,
})
export type AcceptAnswer = z.input<typeof AcceptAnswer>

/**
 * POST /api/analytics/games/{id}/players/{playerId}/account (its host) -> GameReport. Links a guest
 * of a finished game to one of the host's students, who gets the guest's answers, figures and,
 * once, the XP of that game; pathkeys are only won by playing with an account. Idempotent. 404
 * `guest_not_found`, `student_not_found`; 409 `student_has_seat`.
 */
export const JoinGuest = z.strictObject({ profileId: z.string().max(80) })
export type JoinGuest = z.input<typeof JoinGuest>
