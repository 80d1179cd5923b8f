import { z } from '@hono/zod-openapi'
import {
  AcceptAnswer,
  Analytics,
  AnalyticsQuery,
  FileQuery,
  GameReport,
  JoinGuest,
  StudentDetail,
  StudentList,
  StudentsQuery,
} from '@pathquest/core'
import type { Context } from 'hono'
import { findGame, type GameSession, isTaughtBy } from '../games'
import type { AppEnv } from '../http/app-env'
import { defineFileRoute, defineRoute, GameId, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { acceptAnswer } from './accept-answer'
import { joinGuest } from './join-guest'
import { ACTIVE_WINDOW_MS, analyticsOf } from './overview'
import { gameReport } from './report'
import { reportCsv, reportXlsx } from './report-files'
import { reportTable } from './report-table'
import { countGuests, listStudents, listStudentsOfGames } from './store/students'
import { studentDetail, studentSummary } from './student-answers'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const studentsRoute = defineRoute({
  method: 'get',
  path: '/api/students',
  access: 'teacher',
  summary: "Students of the caller's own class games, with what they did in these",
  request: { query: StudentsQuery },
  answer: StudentList,
})
const studentRoute = defineRoute({
  method: 'get',
  path: '/api/students/{profileId}',
  access: 'teacher',
  summary: "One student in the caller's own class games",
  request: { params: z.object({ profileId: z.string().max(80) }), query: z.strictObject({}) },
  answer: StudentDetail,
})
const analyticsRoute = defineRoute({
  method: 'get',
  path: '/api/analytics',
  access: 'teacher',
  summary: "Figures of the caller's own class games",
  request: { query: AnalyticsQuery },
  answer: Analytics,
})
const reportRoute = defineRoute({
  method: 'get',
  path: '/api/analytics/games/{id}',
  access: 'host',
  summary: 'How a class answered, question by question and player by player',
  request: { params: GameId, query: z.strictObject({}) },
  answer: GameReport,
})
const csvRoute = defineFileRoute({
  path: '/api/analytics/games/{id}/report.csv',
  access: 'host',
  summary: 'The report as CSV (UTF-8)',
  type: 'text/csv; charset=utf-8',
  request: { params: GameId, query: FileQuery },
})
const xlsxRoute = defineFileRoute({
  path: '/api/analytics/games/{id}/report.xlsx',
  access: 'host',
  summary: 'The report as a workbook',
  type: XLSX,
  request: { params: GameId, query: FileQuery },
})
const acceptRoute = defineRoute({
  method: 'post',
  path: '/api/analytics/games/{id}/accept',
  access: 'host',
  summary: 'Count another answer as right afterwards, once',
  request: { params: GameId, body: json(AcceptAnswer) },
  answer: GameReport,
})

const joinGuestRoute = defineRoute({
  method: 'post',
  path: '/api/analytics/games/{id}/players/{playerId}/account',
  access: 'host',
  summary: "A guest was one of the host's students: joins the seat to the account, once",
  request: {
    params: GameId.extend({ playerId: z.string().max(80) }),
    body: json(JoinGuest),
  },
  answer: GameReport,
})

export const analyticsRoutes = makeRouter()
  .openapi(studentsRoute, async (c) => {
    const { store, now } = c.var.services
    const hostId = c.var.principal.profileId as string
    const { class: classId, since } = c.req.valid('query')
    await checkClass(c, classId)
    const [students, guests30d] = await Promise.all([
      since === undefined
        ? listStudents(store.db, hostId, classId)
        : listStudentsOfGames(store.db, hostId, { since, memberOf: classId }),
      countGuests(store.db, hostId, now() - ACTIVE_WINDOW_MS),
    ])
    return c.json({ students: students.map(studentSummary), guests30d }, 200)
  })
  .openapi(studentRoute, async (c) => {
    const { db } = c.var.services.store
    const hostId = c.var.principal.profileId as string
    return c.json(await studentDetail(db, hostId, c.req.valid('param').profileId), 200)
  })
  .openapi(analyticsRoute, async (c) => {
    const { store, now } = c.var.services
    const hostId = c.var.principal.profileId as string
    const query = c.req.valid('query')
    await checkClass(c, query.class)
    const shown = {
      recentGames: query.recent_games,
      topStudents: query.top_students,
      classId: query.class,
      since: query.since,
    }
    return c.json(await analyticsOf(store.db, hostId, shown, now()), 200)
  })
  .openapi(reportRoute, async (c) =>
    c.json(await gameReport(c.var.services.store.db, c.var.game, c.var.principal), 200),
  )
  .openapi(csvRoute, async (c) => {
    const report = await gameReport(c.var.services.store.db, c.var.game, c.var.principal)
    const csv = reportCsv(reportTable(report, c.req.valid('query').lang))
    return c.body(csv, 200, download('text/csv; charset=utf-8', c.var.game, 'csv'))
  })
  .openapi(xlsxRoute, async (c) => {
    const report = await gameReport(c.var.services.store.db, c.var.game, c.var.principal)
    const book = await reportXlsx(reportTable(report, c.req.valid('query').lang))
    return c.body(new Uint8Array(book), 200, download(XLSX, c.var.game, 'xlsx'))
  })
  .openapi(acceptRoute, async (c) => {
    const { services, principal, game } = c.var
    const { questionId, answer } = c.req.valid('json')
    await acceptAnswer(services, {
      gameId: game.id,
      questionId,
      answer,
      acceptedBy: principal.profileId as string,
    })
    const anew = await findGame(services.store.db, game.id)
    if (!anew) throw new AppError('game_not_found')
    return c.json(await gameReport(services.store.db, anew, principal), 200)
  })
  .openapi(joinGuestRoute, async (c) => {
    const { services, principal, game } = c.var
    await joinGuest(services, {
      gameId: game.id,
      playerId: c.req.valid('param').playerId,
      profileId: c.req.valid('json').profileId,
      askedBy: principal.profileId as string,
    })
    return c.json(await gameReport(services.store.db, game, principal), 200)
  })

/** Throws for a class that the caller does not teach, or on a visit, as if there were none. */
async function checkClass(c: Context<AppEnv>, classId: string | undefined): Promise<void> {
  if (classId === undefined) return
  const { profileId, via } = c.var.principal
  const { db } = c.var.services.store
  const mayRead = via === 'session' && (await isTaughtBy(db, classId, profileId as string))
  if (!mayRead) throw new AppError('class_not_found', {}, 'class')
}

const download = (type: string, { gameCode, endedAt }: GameSession, ending: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="pathquest-${gameCode}-${dayOf(endedAt)}.${ending}"`,
  'Cache-Control': 'private, no-store',
})

const dayOf = (at: number | null): string => new Date(at ?? 0).toISOString().slice(0, 10)
