import type { LtiReview, LtiReviewedAnswers, LtiReviewedAttempt } from '@pathquest/core'
import { findProfile } from '../../accounts'
import type { Db } from '../../db/db'
import { gradeOf, isFinished, questionsOf, reviewedQuestions } from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { countedAttempt, isOfContent, placeOf, pointsOfLink, syncOf } from '../activities/attempts'
import { type LtiAttempt, listLtiAttempts, setAsideSeats } from '../activities/store'
import { studentsOf } from '../grades/grades'
import { requeueGrades } from '../grades/queue-scores'
import {
  commentLtiScore,
  findLtiScore,
  listLtiScores,
  resendLtiScores,
  setAsideLtiScore,
} from '../grades/store/scores'
import { personId } from '../launches/store/identities'
import { type LtiLaunchRow, listFormerProfileIds } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { linkOf } from '../launches/visit'
import { seenGroups } from '../people/groups'
import type { CoursePerson } from '../people/people'

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

const attemptsOfStudent = async (
  db: Db,
  link: LtiLink,
  { profileId }: Pick<ReviewedStudent, 'profileId'>,
): Promise<LtiAttempt[]> =>
  profileId === null
    ? []
    : listLtiAttempts(db, { linkIds: [link.id], profileIds: [profileId], withSetAside: true })

/** A class game that runs is no attempt of the past: who lets somebody try again means those. */
const mayBeSetAside = (attempt: LtiAttempt): boolean =>
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

type ReviewedStudent = Pick<CoursePerson, 'id' | 'sub' | 'name' | 'profileId'>

/**
 * Whose work this visit may look at: a teacher at that of the students of the course, a student at
 * the own. Throws `course_student_unknown` for everybody else, whether there is such a person or not.
 */
async function reviewedStudent(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  id: string,
): Promise<ReviewedStudent> {
  const student =
    launch.role === 'teacher'
      ? await studentOfCourse(services, launch, link, id)
      : await oneself(services, launch, link)
  if (student?.id !== id) throw new AppError('course_student_unknown')
  return student
}

async function studentOfCourse(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  id: string,
): Promise<ReviewedStudent | undefined> {
  const graded = await listLtiScores(services.store.db, link.id)
  const groups = await seenGroups(services, launch, undefined)
  const subs = graded.map(({ sub }) => sub)
  const students = await studentsOf(services, launch, { link, groups, known: subs })
  return students.find((one) => one.id === id)
}

async function oneself(
  { store }: Services,
  { role, sub, profileId }: LtiLaunchRow,
  { platformId }: LtiLink,
): Promise<ReviewedStudent | undefined> {
  if (role !== 'student') return undefined
  const name = (await findProfile(store.db, profileId))?.displayName ?? ''
  return { id: personId(platformId, sub), sub, name, profileId }
}

/** Sends a student's grade again, with what the teacher says about it. */
export async function sendReview(
  services: Services,
  launch: LtiLaunchRow,
  { id, comment }: { id: string; comment: string | null },
): Promise<void> {
  const { store, lti, now } = services
  const link = await linkOf(services, launch)
  const { sub } = await reviewedStudent(services, launch, link, id)
  await store.transact(async (tx) => {
    await requeueGrades(tx, link, (one) => one === sub, now())
    const score = await findLtiScore(tx, link.id, sub)
    if (!score) throw new AppError('grade_missing')
    const said = comment || null
    if (said === score.comment) await resendLtiScores(tx, link.id, [sub], now())
    else await commentLtiScore(tx, score, said, now())
  })
  lti.wakeScores()
}

/**
 * Lets a student try again: what was played so far is set aside and counts no more, of profiles
 * that this login had before as well. The grade in the gradebook stays until the next one is sent.
 */
export async function resetStudent(
  services: Services,
  launch: LtiLaunchRow,
  id: string,
): Promise<void> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const { sub, profileId } = await reviewedStudent(services, launch, link, id)
  if (profileId === null) throw new AppError('attempt_missing')
  await store.transact(async (tx) => {
    const former = await listFormerProfileIds(tx, placeOf(link), { sub, profileId })
    const profileIds = [profileId, ...former]
    const attempts = await listLtiAttempts(tx, { linkIds: [link.id], profileIds })
    const seats = attempts.filter(mayBeSetAside).map(({ player }) => player.id)
    if (seats.length === 0) throw new AppError('attempt_missing')
    await setAsideSeats(tx, seats, now())
    await setAsideLtiScore(tx, { linkId: link.id, sub }, now())
  })
}
