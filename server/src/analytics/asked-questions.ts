import { isSurvey, type KeyedQuestion } from '@pathquest/core'
import type { GameAnswer, GamePlayer } from '../games'

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
