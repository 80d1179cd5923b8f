import { z } from '@hono/zod-openapi'
import { PlanConcerns } from '@pathquest/core'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { listConcernsFor, markSeen } from './store'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/plan-concerns',
  access: 'own_teacher',
  summary: "What students of the caller's classes wrote that may mean danger",
  request: { query: z.strictObject({}) },
  answer: PlanConcerns,
})
const seenRoute = defineSilentRoute({
  path: '/api/plan-concerns/{id}/seen',
  access: 'own_teacher',
  summary: 'Say that the caller sees to it; the first who says so stays',
  request: { params: z.object({ id: z.string().max(80) }), body: json(NoFields) },
})

/** What adults see of texts that may mean danger. */
export const concernRoutes = makeRouter()
  .openapi(listRoute, async (c) => {
    const { store, now } = c.var.services
    const rows = await listConcernsFor(store.db, c.var.principal.profileId as string, now())
    const concerns = rows.map(({ concern, displayName, seenBy }) => ({
      id: concern.id,
      student: { id: concern.profileId, displayName },
      kind: concern.kind,
      place: concern.place,
      text: concern.text,
      at: concern.writtenAt,
      seen: concern.seenAt === null ? null : { by: seenBy ?? null, at: concern.seenAt },
    }))
    return c.json({ concerns }, 200)
  })
  .openapi(seenRoute, async (c) => {
    const { store, now } = c.var.services
    const teacherProfileId = c.var.principal.profileId as string
    const { id } = c.req.valid('param')
    if (!(await markSeen(store.db, { id, teacherProfileId, at: now() }))) {
      throw new AppError('concern_not_found')
    }
    return c.body(null, 204)
  })
