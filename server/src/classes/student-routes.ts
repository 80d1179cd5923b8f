import { z } from '@hono/zod-openapi'
import { AddStudents, ClassDetail, SignInCard, SignInCards } from '@pathquest/core'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { addStudents } from './add-students'
import { cardsOf, renewCard } from './cards'
import type { RemoveAccount } from './change-class'
import { classDetail, taughtClass } from './class-answers'
import { removeStudent } from './membership'
import { ClassId, callerOf, changingTeacher } from './routes'

const StudentOfClass = ClassId.extend({ profileId: z.string().max(80) })

const addRoute = defineRoute({
  method: 'post',
  path: '/api/classes/{id}/students',
  access: 'own_teacher',
  summary: 'Make accounts without an address, one for each name',
  request: { params: ClassId, body: json(AddStudents) },
  answer: ClassDetail,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/classes/{id}/students/{profileId}',
  access: 'own_teacher',
  summary: 'Remove a student; an account of the class that is in no other one is deleted',
  request: { params: StudentOfClass, body: json(NoFields) },
})
const cardsRoute = defineRoute({
  method: 'get',
  path: '/api/classes/{id}/cards',
  access: 'own_teacher',
  summary: 'The sign-in cards of the accounts that the class looks after',
  request: { params: ClassId, query: z.strictObject({}) },
  answer: SignInCards,
})
const renewRoute = defineRoute({
  method: 'post',
  path: '/api/classes/{id}/students/{profileId}/card',
  access: 'own_teacher',
  summary: 'A new card; the one of before opens nothing any more, and its sessions end',
  status: 201,
  request: { params: StudentOfClass, body: json(NoFields) },
  answer: SignInCard,
})

/** Students of a class, and what they sign in with. */
export const makeClassStudentRoutes = (removeAccount: RemoveAccount) =>
  makeRouter()
    .openapi(addRoute, async (c) => {
      const { services } = c.var
      const { id } = c.req.valid('param')
      const profileId = await changingTeacher(c, id)
      await addStudents(services, { classId: id, profileId }, c.req.valid('json').names)
      return c.json(await classDetail(services.store.db, id, profileId), 200)
    })
    .openapi(removeRoute, async (c) => {
      const { id: classId, profileId } = c.req.valid('param')
      await changingTeacher(c, classId)
      await removeStudent(c.var.services, removeAccount, { classId, profileId })
      return c.body(null, 204)
    })
    .openapi(cardsRoute, async (c) => {
      const { id } = c.req.valid('param')
      await taughtClass(c.var.services.store.db, id, callerOf(c))
      c.header('Cache-Control', 'no-store')
      return c.json({ cards: await cardsOf(c.var.services, id) }, 200)
    })
    .openapi(renewRoute, async (c) => {
      const { id, profileId } = c.req.valid('param')
      await changingTeacher(c, id)
      c.header('Cache-Control', 'no-store')
      return c.json(await renewCard(c.var.services, id, profileId), 201)
    })
