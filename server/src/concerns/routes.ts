import { z } from '@hono/zod-openapi'
import { PlanConcerns } from '@pathquest/core'
import { hasTeacher } from '../classes'
import type { Db } from '../db/db'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { readsPlanOf } from '../schools'
import { listConcernsFor, markSeen } from './store'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/plan-concerns',
  access: 'own_teacher',
  summary: "What students of the caller's classes, or school, wrote that may mean danger",
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
    const [adultProfileId, at] = [c.var.principal.profileId as string, now()]
    const rows = await listConcernsFor(store.db, adultProfileId, at)
    await recordReads(store.db, adultProfileId, { rows, at })
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
    const adultProfileId = c.var.principal.profileId as string
    const { id } = c.req.valid('param')
    if (!(await markSeen(store.db, { id, adultProfileId, at: now() }))) {
      throw new AppError('concern_not_found')
    }
    return c.body(null, 204)
  })

interface Shown {
  rows: readonly { concern: { profileId: string } }[]
  at: number
}

/** That a counsellor reads what a student wrote stands in the school's log, as with the plan. */
async function recordReads(db: Db, readerId: string, { rows, at }: Shown): Promise<void> {
  const students = new Set(rows.map(({ concern }) => concern.profileId))
  for (const studentId of students) {
    if (await hasTeacher(db, studentId, readerId)) continue
    await readsPlanOf(db, { readerId, studentId, at })
  }
}
