import type { HostedResult, Teaching } from '@pathquest/core'
import { and, asc, avg, count, desc, eq, gt, inArray, isNull, min } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { isPlayedClassGame } from '../../games'

const RESULTS_SHOWN = 5

/** What a teacher looks back on, and what there is to do next. */
export async function getTeaching(db: Db, profileId: string): Promise<Teaching> {
  const [{ results, hasStudents }, hasOwnSet, unplayedSet, reportedSet] = await Promise.all([
    listResults(db, profileId),
    ownsSet(db, profileId),
    findUnplayedSet(db, profileId),
    findReportedSet(db, profileId),
  ])
  return {
    results,
    hasStudents,
    hasOwnSet,
    unplayedSet: unplayedSet ?? null,
    reportedSet: reportedSet ?? null,
  }
}

async function listResults(
  db: Db,
  hostProfileId: string,
): Promise<{ results: HostedResult[]; hasStudents: boolean }> {
  const { gamePlayers: seat, gameSessions: t } = db.tables
  const games = await db
    .select({
      sessionId: t.id,
      questionSetId: t.questionSetId,
      title: t.setTitle,
      gameMode: t.gameMode,
      endedAt: t.endedAt,
    })
    .from(t)
    .where(isPlayedClassGame(db, hostProfileId))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(RESULTS_SHOWN)
  if (games.length === 0) return { results: [], hasStudents: false }
  const ids = games.map(({ sessionId }) => sessionId)
  const rows = await db
    .select({
      gameId: seat.gameSessionId,
      players: count(),
      accounts: count(seat.profileId),
      average: avg(seat.classAverageScore).mapWith(Number),
    })
    .from(seat)
    .where(and(inArray(seat.gameSessionId, ids), isNull(seat.removedAt)))
    .groupBy(seat.gameSessionId)
  const played = new Map(rows.map((row) => [row.gameId, row]))
  const results = games.map(({ endedAt, ...game }) => ({
    ...game,
    // Held by the table: what is finished has ended.
    endedAt: endedAt as number,
    playerCount: played.get(game.sessionId)?.players ?? 0,
    classAverage: played.get(game.sessionId)?.average ?? null,
  }))
  return {
    results: results.sort((a, b) => b.endedAt - a.endedAt),
    hasStudents: rows.some(({ accounts }) => accounts > 0),
  }
}

async function ownsSet(db: Db, profileId: string): Promise<boolean> {
  const { questionSets: t } = db.tables
  const own = await db.select({ id: t.id }).from(t).where(eq(t.creatorId, profileId)).limit(1)
  return own.length > 0
}

async function findUnplayedSet(
  db: Db,
  profileId: string,
): Promise<{ id: string; title: string } | undefined> {
  const { questionSets: t } = db.tables
  const [set] = await db
    .select({ id: t.id, title: t.title })
    .from(t)
    .where(and(eq(t.creatorId, profileId), eq(t.timesPlayed, 0), gt(t.totalQuestions, 0)))
    .orderBy(desc(t.updatedAt), desc(t.id))
    .limit(1)
  return set
}

async function findReportedSet(
  db: Db,
  profileId: string,
): Promise<{ id: string; title: string; reports: number } | undefined> {
  const { questionReports: report, questions, questionSets: t } = db.tables
  const [set] = await db
    .select({ id: t.id, title: t.title, reports: count() })
    .from(t)
    .innerJoin(questions, eq(questions.questionSetId, t.id))
    .innerJoin(report, eq(report.questionId, questions.id))
    .where(and(eq(t.creatorId, profileId), isNull(report.closedAt)))
    .groupBy(t.id, t.title)
    .orderBy(asc(min(report.createdAt)), asc(t.id))
    .limit(1)
  return set
}
