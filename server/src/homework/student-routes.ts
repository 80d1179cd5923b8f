import { z } from '@hono/zod-openapi'
import { CreateGameAnswer, HomeworkPage, MyHomeworkList, PlayHomework } from '@pathquest/core'
import { isLinked } from '../families'
import { soloAnswer } from '../games'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { playHomework } from './play-homework'
import { HomeworkId } from './routes'
import { homeworkPage, myHomework } from './student-answers'

const mineRoute = defineRoute({
  method: 'get',
  path: '/api/my-homework',
  access: 'own_student',
  summary: 'Homework of the caller, what is due first comes first',
  request: { query: z.strictObject({}) },
  answer: MyHomeworkList,
})
const childRoute = defineRoute({
  method: 'get',
  path: '/api/children/{id}/homework',
  access: 'own_parent',
  summary: 'Homework of a linked child, what is due first comes first',
  request: { params: z.object({ id: z.string().max(100) }), query: z.strictObject({}) },
  answer: MyHomeworkList,
})
const pageRoute = defineRoute({
  method: 'get',
  path: '/api/homework-pages/{id}',
  access: 'anyone',
  summary: 'Homework as who has its link sees it',
  request: { params: HomeworkId, query: z.strictObject({}) },
  answer: HomeworkPage,
})
const playRoute = defineRoute({
  method: 'post',
  path: '/api/homework-pages/{id}/games',
  access: 'own_student',
  summary: 'Begin an attempt at a part, or go on with it',
  status: 201,
  request: { params: HomeworkId, body: json(PlayHomework) },
  answer: CreateGameAnswer,
})

/** What students do with homework, and what their parents see of it. */
export const myHomeworkRoutes = makeRouter()
  .openapi(mineRoute, async (c) => {
    const { db } = c.var.services.store
    return c.json(await myHomework(db, c.var.principal.profileId as string), 200)
  })
  .openapi(childRoute, async (c) => {
    const { db } = c.var.services.store
    const childProfileId = c.req.valid('param').id
    const link = { parentProfileId: c.var.principal.profileId as string, childProfileId }
    if (!(await isLinked(db, link))) throw new AppError('parent_link_not_found')
    return c.json(await myHomework(db, childProfileId), 200)
  })
  .openapi(pageRoute, async (c) =>
    c.json(await homeworkPage(c.var.services, c.req.valid('param').id, c.var.principal), 200),
  )
  .openapi(playRoute, async (c) => {
    const { services, principal } = c.var
    const profileId = principal.profileId as string
    services.limits.countNewGame(profileId)
    const homeworkId = c.req.valid('param').id
    const started = await playHomework(services, { homeworkId, profileId }, c.req.valid('json'))
    return c.json(soloAnswer(started), 201)
  })
