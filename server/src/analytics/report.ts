import {
  GAME_RETENTION_MS,
  type GameReport,
  mindsetOf,
  openQuestion,
  publicSolution,
  type ReportPlayer,
  type ReportQuestion,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { findManifest } from '@pathquest/modes/catalogue'
import type { Db } from '../db/db'
import {
  countAskedQuestions,
  type GameAnswer,
  type GamePlayer,
  type GameQuestion,
  type GameSession,
  getGradeBasis,
  isCountedGame,
  isMarkedGame,
  keyedQuestion,
  listAnswers,
  listGameQuestions,
  listPlayers,
} from '../games'
import { listQuestionCounts, type QuestionCount } from '../host-totals'
import type { Principal } from '../http/app-env'
import { countReasons, listReportsOfGame } from '../question-reports'
import { AppError } from '../runtime/errors'
import { type AcceptedAnswer, listAcceptedAnswers } from './store/accepted-answers'
import { findClassOfGame, listOtherMembers } from './store/class-of-game'
import { studentsAmong } from './store/students'
import { oneDecimal } from './student-answers'

/**
 * A class game that was played to its end, as its host reads it; of the class itself by their own
 * session alone, since an LMS vouches for its course.
 */
export async function gameReport(
  db: Db,
  game: GameSession,
  { via }: Pick<Principal, 'via'>,
): Promise<GameReport> {
  checkReportable(game)
  const [players, answers, questions, counts, accepted, reports] = await Promise.all([
    listPlayers(db, game.id),
    listAnswers(db, game.id),
    listGameQuestions(db, game.id),
    listQuestionCounts(db, game.id),
    listAcceptedAnswers(db, game.id),
    listReportsOfGame(db, game.id),
  ])
  const counted = players.filter(
    ({ removedAt, profileId }) =>
      removedAt === null && (profileId === null || profileId !== game.hostProfileId),
  )
  const accounts = counted.flatMap(({ profileId }) => profileId ?? [])
  const [students, ofClass] = await Promise.all([
    studentsAmong(db, accounts),
    via === 'session' ? classOfReport(db, game, accounts) : undefined,
  ])
  const graded = counted.flatMap(({ classAverageScore }) => classAverageScore ?? [])
  const endedAt = game.endedAt ?? game.createdAt
  const mode = findManifest(game.gameMode)
  return {
    sessionId: game.id,
    questionSetId: game.questionSetId,
    questionSetTitle: game.setTitle,
    gameMode: game.gameMode,
    grades: getGradeBasis(game),
    ...(mode && { mindset: mindsetOf(mode, game.careerId !== null) }),
    startedAt: game.startedAt,
    endedAt,
    ...(isCountedGame(game) && { byCounts: { students: counted.length } }),
    ...(ofClass && { ofClass }),
    // Who answered what at anonymous seats is chance.
    players: (isCountedGame(game) ? [] : counted)
      .map((player) => reportPlayer(game, player, { answers, students }))
      .sort(byPlace),
    questions: questions
      .map((question) => reportQuestion(question, { game, counts, accepted, reports }))
      .sort(hardestFirst),
    averageScore: counted.length === 0 ? 0 : oneDecimal(mean(counted.map(({ score }) => score))),
    classAverage: graded.length === 0 ? null : oneDecimal(mean(graded)),
    acceptUntil: endedAt + GAME_RETENTION_MS,
  }
}

/** Nobody is absent from a game without phones: whose its seats are is not known. */
async function classOfReport(
  db: Db,
  game: GameSession,
  accounts: string[],
): Promise<GameReport['ofClass']> {
  const found = await findClassOfGame(db, game)
  if (!found) return undefined
  const absent = isCountedGame(game) ? [] : await listOtherMembers(db, found.id, accounts)
  return { ...found, absent: absent.sort(alphabetical) }
}

/** Throws for what has no report: a game alone, a cancelled one, one that is not settled yet. */
export function checkReportable({ sessionType, status, outcome }: GameSession): void {
  if (sessionType !== 'multiplayer' || outcome === 'cancelled') {
    throw new AppError('game_not_found')
  }
  if (status !== 'completed') throw new AppError('results_pending')
}

/** Somebody who played without an account. The seats of a game without phones are nobody's. */
export const isGuest = (
  game: Pick<GameSession, 'gameMode' | 'settings'>,
  { profileId, displayName }: Pick<GamePlayer, 'profileId' | 'displayName'>,
): boolean => profileId === null && displayName !== '' && !isMarkedGame(game)

function reportPlayer(
  game: GameSession,
  player: GamePlayer,
  { answers, students }: { answers: readonly GameAnswer[]; students: ReadonlySet<string> },
): ReportPlayer {
  const { profileId } = player
  return {
    playerId: player.id,
    profileId: profileId !== null && students.has(profileId) ? profileId : null,
    ...(isGuest(game, player) && { isGuest: true }),
    displayName: player.displayName,
    ...(player.character !== null && { character: player.character }),
    score: player.score,
    correctAnswers: player.correctAnswers,
    totalAnswers: player.totalAnswers,
    askedQuestions: player.askedQuestions ?? countAskedQuestions(game),
    ...(player.xpUsedUp && { xpUsedUp: true }),
    placement: player.placement,
    classScore: player.classAverageScore === null ? null : oneDecimal(player.classAverageScore),
    answers: answers
      .filter(({ playerId, attempt }) => playerId === player.id && attempt === 1)
      .map(({ questionId, answer, isCorrect, share, pointsEarned, answerTimeMs }) => ({
        questionId,
        answer,
        isCorrect,
        share,
        pointsEarned,
        answerTimeMs,
      })),
  }
}

interface OfQuestions {
  game: GameSession
  counts: readonly QuestionCount[]
  accepted: readonly AcceptedAnswer[]
  reports: Awaited<ReturnType<typeof listReportsOfGame>>
}

function reportQuestion(
  stored: GameQuestion,
  { game, counts, accepted, reports }: OfQuestions,
): ReportQuestion {
  const { questionId } = stored
  const question = keyedQuestion(stored)
  const count = counts.find((one) => one.questionId === questionId)
  const answers = count?.answers ?? 0
  const ownReports = reports.filter((one) => one.questionId === questionId)
  return {
    index: stored.orderIndex,
    wasAsked: answers > 0 || stored.orderIndex < countAskedQuestions(game),
    question: { ...openQuestion(question), options: question.options },
    solution: publicSolution(question),
    answers,
    rightAnswers: count?.rightAnswers ?? null,
    rightShare: answers === 0 || count?.shares == null ? null : count.shares / answers,
    averageTimeMs:
      count && answers > 0 && !isMarkedGame(game)
        ? Math.round(count.answerTimeSumMs / answers)
        : null,
    counts: count?.counts ?? null,
    accepted: accepted.flatMap((one) => (one.questionId === questionId ? [one.answer] : [])),
    openReports: ownReports.length,
    reportReasons: countReasons(ownReports),
  }
}

const hardestFirst = (a: ReportQuestion, b: ReportQuestion): number =>
  (a.rightShare ?? 2) - (b.rightShare ?? 2) || a.index - b.index

const byPlace = (a: ReportPlayer, b: ReportPlayer): number =>
  (a.placement ?? Number.POSITIVE_INFINITY) - (b.placement ?? Number.POSITIVE_INFINITY) ||
  b.score - a.score

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
