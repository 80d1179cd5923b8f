import {
  isSurvey,
  type KeyedQuestion,
  type StudentDetail,
  type StudentGame,
  type StudentSummary,
} from '@pathquest/core'
import type { Db } from '../db/db'
import type { GameAnswer, GamePlayer } from '../games'
import { AppError } from '../runtime/errors'
import {
  findStudent,
  type HostStudent,
  listSeatsOfStudent,
  type StudentSeat,
} from './store/students'

/** To one decimal, as teachers read averages. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Of all, in percent with one decimal; null: of nothing. */
const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : oneDecimal((100 * part) / all)

interface Played {
  questions: readonly KeyedQuestion[]
  answers: readonly GameAnswer[]
  /** Index of the last question that was opened. */
  lastIndex: number
}

/**
 * Without those that the host skipped, which end no row of right answers. Which ones that were is
 * not kept: they were opened, and nobody has an answer.
 */
export function withoutSkipped({ questions, answers, lastIndex }: Played): KeyedQuestion[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  return questions.filter(({ id }, index) => index > lastIndex || answered.has(id))
}

/**
 * The points that are 100 of a grade: as the averages of the seats were made, else what the questions
 * are worth. 0: nothing is graded.
 */
export function gradedPoints(played: Played, seats: readonly GamePlayer[]): number {
  const worth = new Map(played.questions.map(({ id, points }) => [id, points]))
  for (const { id, classAverageScore } of seats) {
    if (classAverageScore === null || classAverageScore <= 0 || classAverageScore >= 100) continue
    const own = played.answers.filter(({ playerId, attempt }) => playerId === id && attempt === 1)
    const gained = own.reduce(
      (sum, { questionId, share }) => sum + (share ?? 0) * (worth.get(questionId) ?? 0),
      0,
    )
    if (gained > 0) return Math.round((100 * gained) / classAverageScore)
  }
  return withoutSkipped(played).reduce((sum, one) => sum + (isSurvey(one) ? 0 : one.points), 0)
}

const GAMES_SHOWN = 50

export const studentSummary = (student: HostStudent): StudentSummary => ({
  id: student.profileId,
  displayName: student.displayName,
  email: student.email,
  totalScore: student.totalScore,
  totalGames: student.games,
  averageScore: student.games === 0 ? 0 : oneDecimal(student.totalScore / student.games),
  accuracy: percentOf(student.correctAnswers, student.totalAnswers),
  pathkeysEarned: student.pathkeysEarned,
  lastActive: student.lastActiveAt,
})

/** One student, in this host's games alone. */
export async function studentDetail(
  db: Db,
  hostProfileId: string,
  profileId: string,
): Promise<StudentDetail> {
  const student = await findStudent(db, hostProfileId, profileId)
  if (!student) throw new AppError('student_not_found')
  const seats = await listSeatsOfStudent(db, hostProfileId, profileId, GAMES_SHOWN)
  return { student: studentSummary(student), games: seats.map(studentGame) }
}

const studentGame = ({ seat, game }: StudentSeat): StudentGame => ({
  sessionId: game.id,
  questionSetTitle: game.setTitle,
  gameMode: game.gameMode,
  score: seat.score,
  correctAnswers: seat.correctAnswers,
  totalAnswers: seat.totalAnswers,
  accuracy: percentOf(seat.correctAnswers, seat.totalAnswers),
  placement: seat.placement,
  pathkeysEarned: seat.pathkeysEarned?.length ?? 0,
  endedAt: game.endedAt ?? game.createdAt,
})
