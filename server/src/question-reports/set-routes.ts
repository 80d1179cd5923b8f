import { z } from '@hono/zod-openapi'
import { DecideSetReview, ReportSetRequest, ReviewedSet, SetReviewList } from '@pathquest/core'
import type { SetReview } from '@pathquest/core/question-sets/set-choices'
import type { Db } from '../db/db'
import { defineRoute, defineSilentRoute, json, makeRouter } from '../http/define-route'
import { mailReviewed } from '../notifications'
import {
  editableQuestion,
  FORMER_TEACHER,
  findQuestionSet,
  findVisibleQuestionSet,
  listQuestions,
  reviewSet,
} from '../question-sets'
import { AppError } from '../runtime/errors'
import {
  closeSetReports,
  insertSetReport,
  listHurtfulQuestions,
  listOpenSetReports,
  listSetsForReview,
  REVIEWED,
} from './store/set-reports'

const SetId = z.object({ id: z.string().max(80) })

const reportRoute = defineSilentRoute({
  path: '/api/question-sets/{id}/report',
  access: 'account',
  summary: "Tell administrators that somebody else's public set is not for students",
  request: { params: SetId, body: json(ReportSetRequest) },
})
const listRoute = defineRoute({
  method: 'get',
  path: '/api/admin/set-reviews',
  access: 'admin',
  summary: 'Sets that are reported, wait to be public or are hidden',
  request: { query: z.strictObject({}) },
  answer: SetReviewList,
})
const lookRoute = defineRoute({
  method: 'get',
  path: '/api/admin/set-reviews/{id}',
  access: 'admin',
  summary: 'The questions of a set that is reported, waits or is hidden',
  request: { params: SetId, query: z.strictObject({}) },
  answer: ReviewedSet,
})
const decideRoute = defineRoute({
  method: 'post',
  path: '/api/admin/set-reviews/{id}',
  access: 'admin',
  summary: 'Allow, hide or remove a set',
  request: { params: SetId, body: json(DecideSetReview) },
  answer: SetReviewList,
})

export const setReportRoutes = makeRouter().openapi(reportRoute, async (c) => {
  const { store, limits, now } = c.var.services
  const profileId = c.var.principal.profileId as string
  const { id: questionSetId } = c.req.valid('param')
  limits.countSetReport(profileId)
  const set = await findVisibleQuestionSet(store.db, questionSetId, profileId)
  if (!set?.isPublic || set.creatorId === profileId) throw new AppError('question_set_not_found')
  const { reason, note } = c.req.valid('json')
  const report = { questionSetId, profileId, reason, note: note.trim(), createdAt: now() }
  await insertSetReport(store.db, report)
  return c.body(null, 204)
})

export const setReviewRoutes = makeRouter()
  .openapi(listRoute, async (c) => c.json(await openReviews(c.var.services.store.db), 200))
  .openapi(lookRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = c.req.valid('param')
    await checkListed(db, id)
    const questions = await listQuestions(db, id)
    return c.json({ id, questions: questions.map(editableQuestion) }, 200)
  })
  .openapi(decideRoute, async (c) => {
    const { services } = c.var
    const { store, now, log, mail } = services
    const { id } = c.req.valid('param')
    const requested = c.req.valid('json')
    const decided = await store.db.transact(async (tx) => {
      await checkListed(tx, id)
      // First: with its questions their reports would no longer be found.
      await closeSetReports(tx, id, { isFine: requested.decision === 'allow' }, now())
      return reviewSet(tx, id, requested, now())
    })
    const { profileId } = c.var.principal
    log.info({ profileId, outcome: requested.decision }, 'a set was reviewed')
    if (decided) mail.later(() => mailReviewed(services, decided))
    return c.json(await openReviews(store.db), 200)
  })

/** What teachers keep private, and nobody asks about, is no business of administrators. */
async function checkListed(db: Db, id: string): Promise<void> {
  const set = await findQuestionSet(db, id)
  const isListed =
    (REVIEWED as readonly (SetReview | null | undefined)[]).includes(set?.review) ||
    (await listOpenSetReports(db, [id])).length > 0 ||
    (await listHurtfulQuestions(db, [id])).length > 0
  if (!set || !isListed) throw new AppError('question_set_not_found')
}

async function openReviews(db: Db): Promise<SetReviewList> {
  const listed = await listSetsForReview(db)
  const ids = listed.map(({ set }) => set.id)
  const reports = await listOpenSetReports(db, ids)
  const hurtful = await listHurtfulQuestions(db, ids)
  return {
    sets: listed.map(({ set, author }) => ({
      id: set.id,
      title: set.title,
      description: set.description,
      author: set.creatorId === FORMER_TEACHER ? null : author,
      isOurs: set.creatorId === null,
      totalQuestions: set.totalQuestions,
      updatedAt: set.updatedAt,
      isPublic: set.isPublic,
      review: set.review,
      reviewReason: set.reviewReason,
      reports: reports
        .filter(({ questionSetId }) => questionSetId === set.id)
        .map(({ reason, note, createdAt }) => ({ reason, note, createdAt })),
      hurtfulQuestions: hurtful
        .filter(({ questionSetId }) => questionSetId === set.id)
        .map(({ id, questionText, count }) => ({ id, questionText, count })),
    })),
  }
}
