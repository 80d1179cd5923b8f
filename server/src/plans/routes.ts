import { z } from '@hono/zod-openapi'
import { ClassPlans, Plan, PlanQuery, ReviewPlan } from '@pathquest/core'
import { hasTeacher, taughtClass } from '../classes'
import type { Db } from '../db/db'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import { readsPlanOf } from '../schools'
import { classPlans, planOf } from './plan-answers'
import { insertReview } from './store/plans'

const StudentId = z.object({ profileId: z.string().max(80) })

const classRoute = defineRoute({
  method: 'get',
  path: '/api/classes/{id}/plans',
  access: 'own_teacher',
  summary: 'How far the plans of a class are; its teachers alone',
  request: { params: z.object({ id: z.string().max(80) }), query: z.strictObject({}) },
  answer: ClassPlans,
})
const readRoute = defineRoute({
  method: 'get',
  path: '/api/students/{profileId}/plan',
  access: 'own_teacher',
  summary: 'The plan of a student in a current class, or in the school, of the caller',
  request: { params: StudentId, query: PlanQuery },
  answer: Plan,
})
const reviewRoute = defineRoute({
  method: 'post',
  path: '/api/students/{profileId}/plan/reviews',
  access: 'own_teacher',
  summary: 'Say something to a plan that was read',
  status: 201,
  request: { params: StudentId, body: json(ReviewPlan) },
  answer: Plan,
})

/** What adults of a student's classes and school do with plans. */
export const planRoutes = makeRouter()
  .openapi(classRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = c.req.valid('param')
    await taughtClass(db, id, c.var.principal.profileId as string)
    return c.json(await classPlans(db, id), 200)
  })
  .openapi(readRoute, async (c) => {
    const { store, now } = c.var.services
    const { profileId } = c.req.valid('param')
    const readerId = c.var.principal.profileId as string
    await requireReader(store.db, { readerId, studentId: profileId, at: now() })
    const { year } = c.req.valid('query')
    return c.json(await planOf(store.db, { profileId, year, now: now() }), 200)
  })
  .openapi(reviewRoute, async (c) => {
    const { store, now, limits } = c.var.services
    const reviewerProfileId = c.var.principal.profileId as string
    limits.countPlanChange(reviewerProfileId)
    const { profileId } = c.req.valid('param')
    const { comment } = c.req.valid('json')
    await store.transact(async (tx) => {
      const reading = { readerId: reviewerProfileId, studentId: profileId, at: now() }
      await requireReader(tx, reading)
      const id = newId('planReview')
      await insertReview(tx, { id, profileId, reviewerProfileId, comment, reviewedAt: now() })
    })
    return c.json(await planOf(store.db, { profileId, year: undefined, now: now() }), 201)
  })

/**
 * Throws for everybody but current teachers of the student and counsellors of their school, as if there
 * were no plan. That a counsellor reads it stands in the school's audit log.
 */
async function requireReader(
  db: Db,
  { readerId, studentId, at }: { readerId: string; studentId: string; at: number },
): Promise<void> {
  if (await hasTeacher(db, studentId, readerId)) return
  if (!(await readsPlanOf(db, { readerId, studentId, at }))) throw new AppError('plan_not_found')
}
