import { CreateGameAnswer, StartCareerQuest } from '@pathquest/core'
import { soloAnswer } from '../games'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { startCareerQuest } from './start-solo'

const questRoute = defineRoute({
  method: 'post',
  path: '/api/career-quests',
  access: 'account',
  summary: 'Start a solo quest on a career',
  request: { body: json(StartCareerQuest) },
  answer: CreateGameAnswer,
  status: 201,
})

export const soloRoutes = makeRouter().openapi(questRoute, async (c) => {
  const profileId = c.var.principal.profileId as string
  const { careerId } = c.req.valid('json')
  c.var.services.limits.countNewGame(profileId)
  const started = await startCareerQuest(c.var.services, profileId, careerId)
  return c.json(soloAnswer(started), 201)
})
