import { z } from '@hono/zod-openapi'
import { Interests, isWholeSurvey, SurveyUpdate } from '@pathquest/core'
import type { Db } from '../db/db'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { resultOf } from './result'
import { findSurvey, finishSurvey, removeSurvey, saveDraft } from './store'

const readRoute = defineRoute({
  method: 'get',
  path: '/api/interests',
  access: 'signed_in',
  summary: "The caller's survey of interests, and the careers that fit",
  request: { query: z.strictObject({}) },
  answer: Interests,
})
const saveRoute = defineRoute({
  method: 'put',
  path: '/api/interests',
  access: 'signed_in',
  summary: 'Keep what has been answered so far; with the last answer it becomes the result',
  request: { body: json(SurveyUpdate) },
  answer: Interests,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/interests',
  access: 'signed_in',
  summary: 'Delete draft and result',
  request: { body: json(NoFields) },
})

export const interestRoutes = makeRouter()
  .openapi(readRoute, async (c) => {
    const profileId = c.var.principal.profileId as string
    return c.json(await interestsOf(c.var.services.store.db, profileId), 200)
  })
  .openapi(saveRoute, async (c) => {
    const { store, now } = c.var.services
    const profileId = c.var.principal.profileId as string
    const { answers } = c.req.valid('json')
    const save = isWholeSurvey(answers) ? finishSurvey : saveDraft
    await save(store.db, profileId, answers, now())
    return c.json(await interestsOf(store.db, profileId), 200)
  })
  .openapi(removeRoute, async (c) => {
    await removeSurvey(c.var.services.store.db, c.var.principal.profileId as string)
    return c.body(null, 204)
  })

async function interestsOf(db: Db, profileId: string): Promise<Interests> {
  const { draft, finished } = await findSurvey(db, profileId)
  return { draft, result: finished && (await resultOf(db, profileId, finished)) }
}
