import { OutboxAnswer, OutboxPost, STORE_HEADER } from '@pathquest/core'
import { defineRoute, GameId, json, makeRouter } from '../http/define-route'
import { receivePost } from './room-outbox'

const outboxRoute = defineRoute({
  method: 'post',
  path: '/internal/rooms/{id}/outbox',
  access: 'room',
  summary: 'What a room tells of itself (signed)',
  request: { params: GameId, body: json(OutboxPost) },
  answer: OutboxAnswer,
})

export const outboxRoutes = makeRouter().openapi(outboxRoute, async (c) => {
  const { id } = c.req.valid('param')
  const from = c.req.header(STORE_HEADER)
  return c.json(await receivePost(c.var.services, id, c.req.valid('json'), from), 200)
})
