import { z } from '@hono/zod-openapi'
import {
  AddQuestions,
  AtVersion,
  ChangeQuestion,
  ChangeQuestionSet,
  CreateQuestionSet,
  OrderQuestions,
  QuestionSetDetail,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import {
  addQuestions,
  changeQuestion,
  changeSet,
  deleteQuestion,
  deleteSet,
  reorderQuestions,
} from './change-set'
import { createSet, duplicateSet } from './make-set'
import { setDetail } from './set-answers'

export const SetId = z.object({ id: z.string().max(80) })
const SetAndQuestionId = SetId.extend({ questionId: z.string().max(80) })

const createRoute = defineRoute({
  method: 'post',
  path: '/api/question-sets',
  access: 'teacher',
  summary: 'Make a question set, with its questions or without any yet',
  status: 201,
  request: { body: json(CreateQuestionSet) },
  answer: QuestionSetDetail,
})
const setRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets/{id}',
  access: 'teacher',
  summary: 'A question set with its questions and their solutions',
  request: { params: SetId },
  answer: QuestionSetDetail,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/question-sets/{id}',
  access: 'teacher',
  summary: 'Change what a set says about itself; its creator and editors',
  request: { params: SetId, body: json(ChangeQuestionSet) },
  answer: QuestionSetDetail,
})
const deleteRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/question-sets/{id}',
  access: 'teacher',
  summary: 'Delete a set; its creator alone. Games keep their copies',
  request: { params: SetId, body: json(AtVersion) },
})
const duplicateRoute = defineRoute({
  method: 'post',
  path: '/api/question-sets/{id}/duplicate',
  access: 'teacher',
  summary: "A private copy of the caller's own",
  status: 201,
  request: { params: SetId, body: json(NoFields) },
  answer: QuestionSetDetail,
})
const addRoute = defineRoute({
  method: 'post',
  path: '/api/question-sets/{id}/questions',
  access: 'teacher',
  summary: 'Add one question or many, all or nothing',
  request: { params: SetId, body: json(AddQuestions) },
  answer: QuestionSetDetail,
})
const orderRoute = defineRoute({
  method: 'put',
  path: '/api/question-sets/{id}/questions/order',
  access: 'teacher',
  summary: 'Put the questions into another order',
  request: { params: SetId, body: json(OrderQuestions) },
  answer: QuestionSetDetail,
})
const changeQuestionRoute = defineRoute({
  method: 'patch',
  path: '/api/question-sets/{id}/questions/{questionId}',
  access: 'teacher',
  summary: 'Change a question',
  request: { params: SetAndQuestionId, body: json(ChangeQuestion) },
  answer: QuestionSetDetail,
})
const deleteQuestionRoute = defineRoute({
  method: 'delete',
  path: '/api/question-sets/{id}/questions/{questionId}',
  access: 'teacher',
  summary: 'Take a question out of its set',
  request: { params: SetAndQuestionId, body: json(AtVersion) },
  answer: QuestionSetDetail,
})

/** A teacher who may write now; throws where it is too often. */
export function writer(c: Context<AppEnv>): string {
  const profileId = c.var.principal.profileId as string
  c.var.services.limits.countSetChange(profileId)
  return profileId
}

const detailFor = (c: Context<AppEnv>, id: string) =>
  setDetail(c.var.services.store.db, id, c.var.principal.profileId as string)

export const questionSetRoutes = makeRouter()
  .openapi(createRoute, async (c) => {
    const id = await createSet(c.var.services, writer(c), c.req.valid('json'))
    return c.json(await detailFor(c, id), 201)
  })
  .openapi(setRoute, async (c) => c.json(await detailFor(c, c.req.valid('param').id), 200))
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param')
    await changeSet(c.var.services, { id, profileId: writer(c) }, c.req.valid('json'))
    return c.json(await detailFor(c, id), 200)
  })
  .openapi(deleteRoute, async (c) => {
    const { id } = c.req.valid('param')
    await deleteSet(c.var.services, { id, profileId: writer(c), ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(duplicateRoute, async (c) => {
    const id = await duplicateSet(c.var.services, writer(c), c.req.valid('param').id)
    return c.json(await detailFor(c, id), 201)
  })
  .openapi(addRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { updatedAt, ...added } = c.req.valid('json')
    await addQuestions(c.var.services, { id, profileId: writer(c), updatedAt }, added)
    return c.json(await detailFor(c, id), 200)
  })
  .openapi(orderRoute, async (c) => {
    const { id } = c.req.valid('param')
    await reorderQuestions(c.var.services, { id, profileId: writer(c) }, c.req.valid('json'))
    return c.json(await detailFor(c, id), 200)
  })
  .openapi(changeQuestionRoute, async (c) => {
    const { id, questionId } = c.req.valid('param')
    const change = { id, profileId: writer(c) }
    await changeQuestion(c.var.services, change, questionId, c.req.valid('json'))
    return c.json(await detailFor(c, id), 200)
  })
  .openapi(deleteQuestionRoute, async (c) => {
    const { id, questionId } = c.req.valid('param')
    const { updatedAt } = c.req.valid('json')
    await deleteQuestion(c.var.services, { id, profileId: writer(c), updatedAt }, questionId)
    return c.json(await detailFor(c, id), 200)
  })
