import { z } from '@hono/zod-openapi'
import { ChangeClass, ClassDetail, ClassList, CreateClass } from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { changeClass, createClass, deleteClass, type RemoveAccount } from './change-class'
import { classDetail, classList, taughtClass } from './class-answers'

export const ClassId = z.object({ id: z.string().max(80) })

const listRoute = defineRoute({
  method: 'get',
  path: '/api/classes',
  access: 'own_teacher',
  summary: 'Classes that the caller teaches',
  request: { query: z.strictObject({}) },
  answer: ClassList,
})
const createRoute = defineRoute({
  method: 'post',
  path: '/api/classes',
  access: 'own_teacher',
  summary: 'Make a class',
  status: 201,
  request: { body: json(CreateClass) },
  answer: ClassDetail,
})
const detailRoute = defineRoute({
  method: 'get',
  path: '/api/classes/{id}',
  access: 'own_teacher',
  summary: 'A class with its students and games; its teachers alone',
  request: { params: ClassId, query: z.strictObject({}) },
  answer: ClassDetail,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/classes/{id}',
  access: 'own_teacher',
  summary: 'Change, close or archive a class, or renew its code',
  request: { params: ClassId, body: json(ChangeClass) },
  answer: ClassDetail,
})
const deleteRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/classes/{id}',
  access: 'own_teacher',
  summary: 'Delete a class, with the accounts that are in no other one and sign in by a card',
  request: { params: ClassId, body: json(NoFields) },
})

/** What their teachers do with classes. */
export const makeClassRoutes = (removeAccount: RemoveAccount) =>
  makeRouter()
    .openapi(listRoute, async (c) =>
      c.json(await classList(c.var.services.store.db, callerOf(c)), 200),
    )
    .openapi(createRoute, async (c) => {
      const { services } = c.var
      const profileId = changingCaller(c)
      const id = await createClass(services, profileId, c.req.valid('json'))
      return c.json(await classDetail(services.store.db, id, profileId), 201)
    })
    .openapi(detailRoute, async (c) =>
      c.json(await classDetail(c.var.services.store.db, c.req.valid('param').id, callerOf(c)), 200),
    )
    .openapi(changeRoute, async (c) => {
      const { services } = c.var
      const { id } = c.req.valid('param')
      const profileId = await changingTeacher(c, id)
      await changeClass(services, id, c.req.valid('json'))
      return c.json(await classDetail(services.store.db, id, profileId), 200)
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid('param')
      await changingTeacher(c, id)
      await deleteClass(c.var.services, removeAccount, id)
      return c.body(null, 204)
    })

/** `own_…` has seen to it. */
export const callerOf = (c: Context<AppEnv>): string => c.var.principal.profileId as string

/** Counts a change. */
export function changingCaller(c: Context<AppEnv>): string {
  const profileId = callerOf(c)
  c.var.services.limits.countClassChange(profileId)
  return profileId
}

/** Counts a change, and throws unless the caller teaches this class. */
export async function changingTeacher(c: Context<AppEnv>, classId: string): Promise<string> {
  const profileId = changingCaller(c)
  await taughtClass(c.var.services.store.db, classId, profileId)
  return profileId
}
