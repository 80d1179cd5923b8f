import type { Analytics, AnalyticsOverview, HardQuestion, RecentGameSummary } from '@pathquest/core'
import type { Db } from '../db/db'
import { getEnds, listGameQuestions } from '../games'
import { type GameFilter, type HostFigures, listQuestionCounts, sumHost } from '../host-totals'
import { findHostTotals } from './store/accepted-answers'
import { listRecentGames, type RecentGame } from './store/recent-games'
import {
  countGuests,
  countStudents,
  type HostStudent,
  listStudentsOfGames,
  listTopStudents,
} from './store/students'
import { oneDecimal, studentSummary } from './student-answers'

/** A student is active who joined a game within it. */
export const ACTIVE_WINDOW_MS = 30 * 24 * 3_600_000

const HARD_QUESTIONS_SHOWN = 4

/**
 * Everything on a teacher's /analytics: of the own class games that were played to their end, of all
 * from the sums that were written when they were settled, else of those that are asked for.
 */
export async function analyticsOf(
  db: Db,
  hostProfileId: string,
  { recentGames, topStudents, ...filter }: GameFilter & Shown,
  now: number,
): Promise<Analytics> {
  const isAll = filter.classId === undefined && filter.since === undefined
  const [people, games] = await Promise.all([
    isAll
      ? peopleOfAll(db, hostProfileId, topStudents, now)
      : peopleOfSome(db, hostProfileId, { ...filter, topStudents }, now),
    listRecentGames(db, hostProfileId, recentGames, filter),
  ])
  const latest = games[0]?.game.id
  return {
    overview: people.overview,
    topPerformers: people.top.map(studentSummary),
    recentGames: games.map(recentGame),
    hardQuestions: latest === undefined ? [] : await hardQuestions(db, latest),
  }
}

interface Shown {
  recentGames: number
  topStudents: number
}

async function peopleOfAll(db: Db, hostProfileId: string, topStudents: number, now: number) {
  const since = now - ACTIVE_WINDOW_MS
  const [totals = NO_GAMES, students, guests30d, top] = await Promise.all([
    findHostTotals(db, hostProfileId),
    countStudents(db, hostProfileId, since),
    countGuests(db, hostProfileId, since),
    listTopStudents(db, hostProfileId, topStudents),
  ])
  return { overview: overviewOf(totals, students, guests30d), top }
}

async function peopleOfSome(
  db: Db,
  hostProfileId: string,
  { topStudents, classId, since }: GameFilter & Pick<Shown, 'topStudents'>,
  now: number,
) {
  const activeSince = now - ACTIVE_WINDOW_MS
  const [totals, students, guests30d] = await Promise.all([
    sumHost(db, hostProfileId, { classId, since }),
    listStudentsOfGames(db, hostProfileId, { classId, since }),
    countGuests(db, hostProfileId, Math.max(since ?? 0, activeSince), classId),
  ])
  const active = students.filter(({ lastActiveAt }) => lastActiveAt >= activeSince).length
  return {
    overview: overviewOf(totals, { all: students.length, active }, guests30d),
    top: [...students].sort(byPointsPerGame).slice(0, topStudents),
  }
}

/** As `listTopStudents` does. */
const byPointsPerGame = (a: HostStudent, b: HostStudent) =>
  b.totalScore / b.games - a.totalScore / a.games ||
  b.games - a.games ||
  (a.profileId < b.profileId ? -1 : 1)

const NO_GAMES: HostFigures = {
  games: 0,
  answers: 0,
  classAverageSum: 0,
  classAverageCount: 0,
  pathkeysAwarded: 0,
}

const overviewOf = (
  { games, answers, classAverageSum, classAverageCount, pathkeysAwarded }: HostFigures,
  students: { all: number; active: number },
  guests30d: number,
): AnalyticsOverview => ({
  totalStudents: students.all,
  activeStudents30d: students.active,
  guests30d,
  totalGames: games,
  totalQuestionsAnswered: answers,
  averageClassScore: classAverageCount === 0 ? 0 : oneDecimal(classAverageSum / classAverageCount),
  pathkeysAwarded,
  participationRate: wholePercent(students.active, students.all) ?? 0,
})

const recentGame = ({ game, ...sums }: RecentGame): RecentGameSummary => ({
  sessionId: game.id,
  questionSetTitle: game.setTitle,
  gameMode: game.gameMode,
  totalPlayers: sums.players,
  averageScore: sums.players === 0 ? 0 : oneDecimal(sums.score / sums.players),
  completionRate:
    wholePercent(getEnds(game) === 'ranked' ? sums.placed : sums.tookPart, sums.players) ?? 0,
  accuracy: wholePercent(sums.right, sums.answered),
  createdAt: game.createdAt,
})

const wholePercent = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((100 * part) / all)

/** Of one game, hardest first. */
export async function hardQuestions(db: Db, gameId: string): Promise<HardQuestion[]> {
  const [questions, counts] = await Promise.all([
    listGameQuestions(db, gameId),
    listQuestionCounts(db, gameId),
  ])
  const countOf = new Map(counts.map((count) => [count.questionId, count]))
  return questions
    .flatMap(({ questionId, questionText, orderIndex }) => {
      const { answers = 0, shares = null } = countOf.get(questionId) ?? {}
      if (answers === 0 || shares === null) return []
      return [
        { questionId, number: orderIndex + 1, text: questionText, rightShare: shares / answers },
      ]
    })
    .sort((a, b) => a.rightShare - b.rightShare)
    .slice(0, HARD_QUESTIONS_SHOWN)
}
