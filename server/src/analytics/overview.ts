import type { Analytics, AnalyticsOverview, HardQuestion, RecentGameSummary } from '@pathquest/core'
import type { Db } from '../db/db'
import { getEnds, listGameQuestions } from '../games'
import { listQuestionCounts } from '../host-totals'
import { findHostTotals } from './store/accepted-answers'
import { listRecentGames, type RecentGame } from './store/recent-games'
import { countGuests, countStudents, listTopStudents } from './store/students'
import { oneDecimal, studentSummary } from './student-answers'

/** A student is active who joined a game within it. */
export const ACTIVE_WINDOW_MS = 30 * 24 * 3_600_000

const HARD_QUESTIONS_SHOWN = 4

/** Everything on a teacher's /analytics: of the own class games that were played to their end. */
export async function analyticsOf(
  db: Db,
  hostProfileId: string,
  shown: { recentGames: number; topStudents: number },
  now: number,
): Promise<Analytics> {
  const [overview, top, games] = await Promise.all([
    overviewOf(db, hostProfileId, now),
    listTopStudents(db, hostProfileId, shown.topStudents),
    listRecentGames(db, hostProfileId, shown.recentGames),
  ])
  const latest = games[0]?.game.id
  return {
    overview,
    topPerformers: top.map(studentSummary),
    recentGames: games.map(recentGame),
    hardQuestions: latest === undefined ? [] : await hardQuestions(db, latest),
  }
}

async function overviewOf(db: Db, hostProfileId: string, now: number): Promise<AnalyticsOverview> {
  const totals = await findHostTotals(db, hostProfileId)
  const students = await countStudents(db, hostProfileId, now - ACTIVE_WINDOW_MS)
  const guests30d = await countGuests(db, hostProfileId, now - ACTIVE_WINDOW_MS)
  const { classAverageSum = 0, classAverageCount = 0 } = totals ?? {}
  return {
    totalStudents: students.all,
    activeStudents30d: students.active,
    guests30d,
    totalGames: totals?.games ?? 0,
    totalQuestionsAnswered: totals?.answers ?? 0,
    averageClassScore:
      classAverageCount === 0 ? 0 : oneDecimal(classAverageSum / classAverageCount),
    pathkeysAwarded: totals?.pathkeysAwarded ?? 0,
    participationRate: wholePercent(students.active, students.all) ?? 0,
  }
}

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
