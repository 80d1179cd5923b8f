import { z } from '@hono/zod-openapi'
import { CloseReports, OwnerlessReportList } from '@pathquest/core'
import type { Db } from '../db/db'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import {
  closeReports,
  countReasons,
  listOwnerlessReports,
  type OwnerlessReport,
} from './store/question-reports'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/admin/question-reports',
  access: 'admin',
  summary: 'What was found wrong with questions of sets that nobody owns',
  request: { query: z.strictObject({}) },
  answer: OwnerlessReportList,
})
const closeRoute = defineRoute({
  method: 'post',
  path: '/api/admin/question-reports/{questionId}',
  access: 'admin',
  summary: 'Answer what was found wrong with a question that nobody owns',
  request: { params: z.object({ questionId: z.string().max(80) }), body: json(CloseReports) },
  answer: OwnerlessReportList,
})

export const adminReportRoutes = makeRouter()
  .openapi(listRoute, async (c) => c.json(await openReports(c.var.services.store.db), 200))
  .openapi(closeRoute, async (c) => {
    const { store, now, log } = c.var.services
    const { questionId } = c.req.valid('param')
    const { outcome } = c.req.valid('json')
    const open = await listOwnerlessReports(store.db)
    if (!open.some(({ report }) => report.questionId === questionId)) {
      throw new AppError('question_not_found')
    }
    await closeReports(store.db, { questionIds: [questionId] }, outcome, now())
    log.info({ questionId, outcome }, 'reports of a question that nobody owns were closed')
    return c.json(await openReports(store.db), 200)
  })

async function openReports(db: Db): Promise<OwnerlessReportList> {
  const all = await listOwnerlessReports(db)
  // Oldest first: a Map keeps the question with the oldest report first.
  const firsts = new Map<string, OwnerlessReport>()
  for (const one of all) {
    if (!firsts.has(one.report.questionId)) firsts.set(one.report.questionId, one)
  }
  return {
    reports: [...firsts].map(([questionId, first]) => {
      const own = all.map(({ report }) => report).filter((one) => one.questionId === questionId)
      return {
        questionId,
        questionText: first.questionText,
        questionSetId: first.questionSetId,
        questionSetTitle: first.questionSetTitle,
        reasons: countReasons(own),
        count: own.length,
        firstAt: first.report.createdAt,
      }
    }),
  }
}
