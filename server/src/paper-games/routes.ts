import { z } from '@hono/zod-openapi'
import { PaperGame, PutPaperGame } from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { putPaperGame } from './put-paper-game'

/** As `idFrom` makes them: the caller makes this one. */
const NewGameId = z.object({ id: z.string().regex(/^gs_[0-9a-z]{20}$/) })

const putRoute = defineRoute({
  method: 'put',
  path: '/api/paper-games/{id}',
  access: 'own_teacher',
  summary: 'Enter, or correct, how a class answered a printed set',
  request: { params: NewGameId, body: json(PutPaperGame) },
  answer: PaperGame,
})

export const paperGameRoutes = makeRouter().openapi(putRoute, async (c) => {
  const { services, principal } = c.var
  const hostProfileId = principal.profileId as string
  services.limits.countNewGame(hostProfileId)
  const { id } = c.req.valid('param')
  await putPaperGame(services, { id, hostProfileId, ...c.req.valid('json') })
  return c.json({ sessionId: id }, 200)
})
