import { z } from '@hono/zod-openapi'
import { CloseReports, QuestionReportList, ReportQuestionRequest } from '@pathquest/core'
import type { Db } from '../db/db'
import { findGame, isClosedQuestion } from '../games'
import { defineRoute, defineSilentRoute, GameId, json, makeRouter } from '../http/define-route'
import { findQuestionSet, listQuestions } from '../question-sets'
import { AppError } from '../runtime/errors'
import {
  closeReports,
  countReasons,
  insertReport,
  listReportsOfSet,
} from './store/question-reports'

const SetId = z.object({ id: z.string().max(80) })

const reportRoute = defineSilentRoute({
  path: '/api/games/{id}/questions/{questionId}/report',
  access: 'member',
  summary: 'Tell the writer of a question that something is wrong with it',
  request: {
    params: GameId.extend({ questionId: z.string().max(80) }),
    body: json(ReportQuestionRequest),
  },
})
const listRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets/{id}/reports',
  access: 'teacher',
  summary: "What was found wrong with the questions of the caller's own set",
  request: { params: SetId, query: z.strictObject({}) },
  answer: QuestionReportList,
})
const closeRoute = defineRoute({
  method: 'post',
  path: '/api/question-sets/{id}/reports/{questionId}',
  access: 'teacher',
  summary: 'Answer what was found wrong with a question',
  request: { params: SetId.extend({ questionId: z.string().max(80) }), body: json(CloseReports) },
  answer: QuestionReportList,
})

export const questionReportRoutes = makeRouter()
  .openapi(reportRoute, async (c) => {
    const { services, principal, game, player } = c.var
    const { questionId } = c.req.valid('param')
    const reporter = player?.id ?? 'host'
    services.limits.countReport(`${game.id}:${reporter}`)
    const { db } = services.store
    const isClosed = await isClosedQuestion(services, game, player, questionId)
    if (!isClosed) throw new AppError('game_question_not_found')
    await insertReport(db, {
      gameSessionId: game.id,
      questionId,
      reporter,
      reporterProfileId: principal.profileId,
      reason: c.req.valid('json').reason,
      createdAt: services.now(),
    })
    return c.body(null, 204)
  })
  .openapi(listRoute, async (c) => {
    const { db } = c.var.services.store
    const id = c.req.valid('param').id
    const profileId = c.var.principal.profileId as string
    await checkCreator(db, id, profileId)
    return c.json(await reportsOf(db, id, profileId), 200)
  })
  .openapi(closeRoute, async (c) => {
    const { store, now } = c.var.services
    const { id, questionId } = c.req.valid('param')
    const profileId = c.var.principal.profileId as string
    await checkCreator(store.db, id, profileId)
    const isOwn = (await listQuestions(store.db, id)).some((one) => one.id === questionId)
    if (!isOwn) throw new AppError('question_not_found')
    await closeReports(store.db, { questionIds: [questionId] }, c.req.valid('json').outcome, now())
    return c.json(await reportsOf(store.db, id, profileId), 200)
  })

/** For everybody else this set has no reports. */
async function checkCreator(db: Db, setId: string, profileId: string): Promise<void> {
  const set = await findQuestionSet(db, setId)
  if (set?.creatorId !== profileId) throw new AppError('question_set_not_found')
}

async function reportsOf(db: Db, setId: string, profileId: string): Promise<QuestionReportList> {
  const reports = await listReportsOfSet(db, setId)
  const questions = reports.length === 0 ? [] : await listQuestions(db, setId)
  const ownGames = await hostedBy(
    db,
    profileId,
    reports.map(({ gameSessionId }) => gameSessionId),
  )
  return {
    reports: questions.flatMap(({ id, questionText }) => {
      const own = reports.filter(({ questionId }) => questionId === id)
      const [first] = own
      if (!first) return []
      const gameId = own.find(({ gameSessionId }) => ownGames.has(gameSessionId))?.gameSessionId
      return [
        {
          questionId: id,
          questionText,
          reasons: countReasons(own),
          count: own.length,
          firstAt: first.createdAt,
          gameId: gameId ?? null,
        },
      ]
    }),
  }
}

async function hostedBy(db: Db, profileId: string, gameIds: string[]): Promise<Set<string>> {
  const games = await Promise.all([...new Set(gameIds)].map((id) => findGame(db, id)))
  return new Set(games.flatMap((game) => (game?.hostProfileId === profileId ? [game.id] : [])))
}
