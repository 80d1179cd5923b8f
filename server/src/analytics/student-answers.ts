import type { StudentDetail, StudentGame, StudentSummary } from '@pathquest/core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { oneDecimal, percentOf } from './rounding'
import {
  findStudent,
  type HostStudent,
  listSeatsOfStudent,
  type StudentSeat,
} from './store/students'

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
