import { z } from '@hono/zod-openapi'
import {
  ChangePlan,
  MyPlan,
  Plan,
  PlanQuery,
  PlanWritten,
  PutGoals,
  PutReflection,
} from '@pathquest/core'
import type { Context } from 'hono'
import { isLinked } from '../families'
import type { AppEnv } from '../http/app-env'
import {
  defineRoute,
  defineSilentRoute,
  GameId,
  json,
  makeRouter,
  NoFields,
} from '../http/define-route'
import { AppError } from '../runtime/errors'
import { myPlan, planOf } from './plan-answers'
import { findPlan } from './store/plans'
import { removeReflection } from './store/reflections'
import { changePlan, writeGoals, writeReflection } from './write-plan'

const readRoute = defineRoute({
  method: 'get',
  path: '/api/my-plan',
  access: 'own_student',
  summary: "One school year of the caller's plan",
  request: { query: PlanQuery },
  answer: MyPlan,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/my-plan',
  access: 'own_student',
  summary: 'Hand the plan in, or share it with parents',
  request: { body: json(ChangePlan) },
  answer: MyPlan,
})
const goalsRoute = defineRoute({
  method: 'put',
  path: '/api/my-plan/goals',
  access: 'own_student',
  summary: 'All goals, in the place of the former ones',
  request: { body: json(PutGoals) },
  answer: PlanWritten,
})
const reflectRoute = defineRoute({
  method: 'put',
  path: '/api/my-plan/reflections/{id}',
  access: 'own_student',
  summary: 'What the caller says of a game that they played; later words replace it',
  request: { params: GameId, body: json(PutReflection) },
  answer: PlanWritten,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/my-plan/reflections/{id}',
  access: 'own_student',
  summary: 'Delete what the caller said of a game',
  request: { params: z.object({ id: z.string().max(80) }), body: json(NoFields) },
})
const childRoute = defineRoute({
  method: 'get',
  path: '/api/children/{id}/plan',
  access: 'own_parent',
  summary: 'The plan of a linked child who shares it',
  request: { params: z.object({ id: z.string().max(100) }), query: PlanQuery },
  answer: Plan,
})

/** A student's own plan, and who reads it at home. */
export const myPlanRoutes = makeRouter()
  .openapi(readRoute, async (c) => {
    const { year } = c.req.valid('query')
    return c.json(await mine(c, year), 200)
  })
  .openapi(changeRoute, async (c) => {
    await changePlan(c.var.services, writerOf(c), c.req.valid('json'))
    return c.json(await mine(c, undefined), 200)
  })
  .openapi(goalsRoute, async (c) =>
    c.json(await writeGoals(c.var.services, writerOf(c), c.req.valid('json')), 200),
  )
  .openapi(reflectRoute, async (c) => {
    const about = { profileId: writerOf(c), gameId: c.req.valid('param').id }
    return c.json(await writeReflection(c.var.services, about, c.req.valid('json')), 200)
  })
  .openapi(removeRoute, async (c) => {
    await removeReflection(c.var.services.store.db, writerOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(childRoute, async (c) => {
    const { store, now } = c.var.services
    const { id: childProfileId } = c.req.valid('param')
    const link = { parentProfileId: callerOf(c), childProfileId }
    const isOpen =
      (await isLinked(store.db, link)) && (await findPlan(store.db, childProfileId)).isShared
    if (!isOpen) throw new AppError('plan_not_found')
    const { year } = c.req.valid('query')
    return c.json(await planOf(store.db, { profileId: childProfileId, year, now: now() }), 200)
  })

/** `own_…` has seen to it. */
const callerOf = (c: Context<AppEnv>): string => c.var.principal.profileId as string

/** Counts a change. */
function writerOf(c: Context<AppEnv>): string {
  const profileId = callerOf(c)
  c.var.services.limits.countPlanChange(profileId)
  return profileId
}

function mine(c: Context<AppEnv>, year: number | undefined): Promise<MyPlan> {
  const { store, now } = c.var.services
  return myPlan(store.db, { profileId: callerOf(c), year, now: now() })
}
