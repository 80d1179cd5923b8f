import type { LtiReview, LtiReviewedAnswers, LtiReviewedAttempt } from '@pathquest/core'
import type { Db } from '../../db/db'
import { reviewedQuestions } from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import {
  countedAttempt,
  gradeOf,
  isFinished,
  pointsOfLink,
  questionsOf,
  syncOf,
} from '../activities/attempts'
import { isOfContent } from '../activities/of-content'
import { type LtiAttempt, listLtiAttempts } from '../activities/store'
import { findLtiScore } from '../grades/store/scores'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { type ReviewedStudent, reviewedStudent } from './reviewed-student'

/** One student's attempts, and where the grade stands. */
export async function reviewOf(
  services: Services,
  launch: LtiLaunchRow,
  id: string,
): Promise<LtiReview> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const student = await reviewedStudent(services, launch, link, id)
  const attempts = (await attemptsOfStudent(db, link, student)).filter(isShown)
  const counted = countedAttempt(
    attempts.filter(isInForce).filter(isOfContent(link)),
    link.content?.attempts ?? 'best',
  )
  const score = await findLtiScore(db, link.id, student.sub)
  const isTeacher = launch.role === 'teacher'
  return {
    student: { id: student.id, name: student.name },
    attempts: attempts.reverse().map((attempt) => ({
      ...shownAttempt(attempt),
      counts: attempt === counted,
    })),
    graded: link.content?.graded ?? false,
    points: pointsOfLink(link),
    sync: syncOf(score, isTeacher ? 'teacher' : 'student'),
    comment: score?.comment ?? null,
    canReset: isTeacher && !launch.looksOn && attempts.some(mayBeSetAside),
  }
}

/** One attempt, answer by answer: of a student's own what was closed for them. */
export async function reviewedAnswers(
  services: Services,
  launch: LtiLaunchRow,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<LtiReviewedAnswers> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const student = await reviewedStudent(services, launch, link, id)
  const attempts = await attemptsOfStudent(db, link, student)
  const attempt = attempts.find(({ game }) => game.id === sessionId)
  if (!attempt) throw new AppError('game_not_found')
  const { game, player } = attempt
  if (game.status !== 'completed') throw new AppError('results_pending')
  const asTeacher = launch.role === 'teacher'
  const questions = await reviewedQuestions(db, game, player, { asTeacher })
  const isForgotten = player.totalAnswers > 0 && questions.every(({ answer }) => answer === null)
  return { sessionId, isForgotten, questions }
}

export const attemptsOfStudent = async (
  db: Db,
  link: LtiLink,
  { profileId }: Pick<ReviewedStudent, 'profileId'>,
): Promise<LtiAttempt[]> =>
  profileId === null
    ? []
    : listLtiAttempts(db, { linkIds: [link.id], profileIds: [profileId], withSetAside: true })

/** A class game that runs is no attempt of the past: who lets somebody try again means those. */
export const mayBeSetAside = (attempt: LtiAttempt): boolean =>
  isInForce(attempt) &&
  (isFinished(attempt) ||
    (attempt.game.sessionType === 'solo' && attempt.game.status === 'in_progress'))

const isInForce = ({ player }: Pick<LtiAttempt, 'player'>): boolean => player.setAsideAt === null

const isShown = (attempt: LtiAttempt): boolean =>
  attempt.game.status === 'in_progress' || isFinished(attempt)

function shownAttempt(attempt: LtiAttempt): Omit<LtiReviewedAttempt, 'counts'> {
  const { game, player, ltiGame } = attempt
  const isOver = game.status === 'completed'
  return {
    sessionId: game.id,
    play: game.sessionType === 'solo' ? 'solo' : 'live',
    gameMode: game.gameMode,
    title: game.setTitle,
    status: isOver ? 'completed' : 'in_progress',
    score: isOver ? gradeOf(attempt) : null,
    correctAnswers: player.correctAnswers,
    totalAnswers: player.totalAnswers,
    questions: questionsOf(game),
    isPractice: ltiGame.isPractice || !ltiGame.content.graded,
    isSetAside: !isInForce(attempt),
    startedAt: game.startedAt,
    endedAt: game.endedAt,
  }
}
