import { z } from '@hono/zod-openapi'
import {
  ChangeHomework,
  CreateHomework,
  ExtendHomework,
  HomeworkDetail,
  HomeworkList,
  HomeworkQuery,
  HomeworkReminded,
  RemindStudents,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { changeHomework, giveHomework, taughtHomework } from './give-homework'
import { remindStudents } from './remind'
import { removeHomework } from './store/homework'
import { listMembersOf, putStudent } from './store/students'
import { homeworkDetail, taughtList } from './teacher-answers'

export const HomeworkId = z.object({ id: z.string().max(80) })

const listRoute = defineRoute({
  method: 'get',
  path: '/api/homework',
  access: 'own_teacher',
  summary: 'Homework that the caller gives, or that the classes have which the caller teaches',
  request: { query: HomeworkQuery },
  answer: HomeworkList,
})
const giveRoute = defineRoute({
  method: 'post',
  path: '/api/homework',
  access: 'own_teacher',
  summary: 'Give homework to a class, or to whoever has the link',
  status: 201,
  request: { body: json(CreateHomework) },
  answer: HomeworkDetail,
})
const detailRoute = defineRoute({
  method: 'get',
  path: '/api/homework/{id}',
  access: 'own_teacher',
  summary: 'Homework, and how far each student is; its teachers alone',
  request: { params: HomeworkId, query: z.strictObject({}) },
  answer: HomeworkDetail,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/homework/{id}',
  access: 'own_teacher',
  summary: 'Change homework, close it, or open it again',
  request: { params: HomeworkId, body: json(ChangeHomework) },
  answer: HomeworkDetail,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/homework/{id}',
  access: 'own_teacher',
  summary: 'Delete homework; what was played for it stays with who played it',
  request: { params: HomeworkId, body: json(NoFields) },
})
const extendRoute = defineRoute({
  method: 'put',
  path: '/api/homework/{id}/students/{profileId}',
  access: 'own_teacher',
  summary: 'A due date for one student',
  request: {
    params: HomeworkId.extend({ profileId: z.string().max(80) }),
    body: json(ExtendHomework),
  },
  answer: HomeworkDetail,
})
const remindRoute = defineRoute({
  method: 'post',
  path: '/api/homework/{id}/reminders',
  access: 'own_teacher',
  summary: 'Remind students who are not done',
  request: { params: HomeworkId, body: json(RemindStudents) },
  answer: HomeworkReminded,
})

/** What teachers do with homework. */
export const homeworkRoutes = makeRouter()
  .openapi(listRoute, async (c) => {
    const { classId } = c.req.valid('query')
    return c.json(await taughtList(c.var.services.store.db, callerOf(c), classId), 200)
  })
  .openapi(giveRoute, async (c) => {
    const { services } = c.var
    const profileId = changingCaller(c)
    const id = await giveHomework(services, profileId, c.req.valid('json'))
    return c.json(await detailOf(c, id), 201)
  })
  .openapi(detailRoute, async (c) => c.json(await detailOf(c, c.req.valid('param').id), 200))
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param')
    const profileId = changingCaller(c)
    await changeHomework(c.var.services, { id, profileId }, c.req.valid('json'))
    return c.json(await detailOf(c, id), 200)
  })
  .openapi(removeRoute, async (c) => {
    const { db } = c.var.services.store
    const { row } = await taughtHomework(db, c.req.valid('param').id, changingCaller(c))
    await removeHomework(db, row.id)
    return c.body(null, 204)
  })
  .openapi(extendRoute, async (c) => {
    const { db } = c.var.services.store
    const { id, profileId } = c.req.valid('param')
    const { row } = await taughtHomework(db, id, changingCaller(c))
    const members = await listMembersOf(db, [row])
    if (!members.some((member) => member.id === profileId)) {
      throw new AppError('homework_student_not_found')
    }
    await putStudent(db, { homeworkId: id, profileId }, c.req.valid('json'))
    return c.json(await detailOf(c, id), 200)
  })
  .openapi(remindRoute, async (c) => {
    const { services } = c.var
    const { id } = c.req.valid('param')
    const given = await taughtHomework(services.store.db, id, changingCaller(c))
    const told = await remindStudents(services, given, c.req.valid('json').profileIds)
    return c.json({ ...told, detail: await detailOf(c, id) }, 200)
  })

/** `own_…` has seen to it. */
const callerOf = (c: Context<AppEnv>): string => c.var.principal.profileId as string

/** Counts a change. */
function changingCaller(c: Context<AppEnv>): string {
  const profileId = callerOf(c)
  c.var.services.limits.countClassChange(profileId)
  return profileId
}

async function detailOf(c: Context<AppEnv>, id: string): Promise<HomeworkDetail> {
  const { db } = c.var.services.store
  return homeworkDetail(db, await taughtHomework(db, id, callerOf(c)))
}
