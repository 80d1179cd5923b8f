import { z } from '@hono/zod-openapi'
import { AnswerTeacher, WaitingTeachers } from '@pathquest/core'
import type { Db } from '../db/db'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { answerTeacher, listWaitingTeachers } from './store/users'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/admin/people',
  access: 'admin',
  summary: 'Teachers who wait for an administrator',
  request: { query: z.strictObject({}) },
  answer: WaitingTeachers,
})
const answerRoute = defineRoute({
  method: 'post',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'Agree to a teacher, or not',
  request: { params: z.object({ id: z.string().max(80) }), body: json(AnswerTeacher) },
  answer: WaitingTeachers,
})

export const peopleRoutes = makeRouter()
  .openapi(listRoute, async (c) => c.json(await waiting(c.var.services.store.db), 200))
  .openapi(answerRoute, async (c) => {
    const { store, now, log } = c.var.services
    const { isApproved } = c.req.valid('json')
    const answered = await answerTeacher(store.db, c.req.valid('param').id, isApproved, now())
    if (!answered) throw new AppError('teacher_not_waiting')
    const outcome = isApproved ? 'approved' : 'refused'
    log.info({ profileId: answered.id, outcome }, 'a teacher who waited was answered')
    return c.json(await waiting(store.db), 200)
  })

async function waiting(db: Db): Promise<WaitingTeachers> {
  const teachers = await listWaitingTeachers(db)
  return {
    teachers: teachers.map(({ id, displayName, email, createdAt }) => ({
      id,
      displayName,
      email,
      createdAt,
    })),
  }
}
