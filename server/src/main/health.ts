import { Health } from '@pathquest/game-core'
import { defineRoute, makeRouter } from '../http/define-route'
import { describeError } from '../runtime/log'
import { VERSION } from '../runtime/version'

const healthRoute = defineRoute({
  method: 'get',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether everything works; 503 with what is down',
  answer: Health,
})

export const operationRoutes = makeRouter().openapi(healthRoute, async (c) => {
  const { store, roomsHealthy } = c.var.services
  const [hasDatabase, hasRooms] = await Promise.all([
    store.ping().then(
      () => true,
      (error: unknown) => {
        c.var.log.error({ error: describeError(error) }, 'the database does not answer')
        return false
      },
    ),
    roomsHealthy(),
  ])
  const isUp = hasDatabase && hasRooms
  const health: Health = {
    status: isUp ? 'ok' : 'down',
    version: VERSION,
    database: hasDatabase ? 'ok' : 'down',
    rooms: hasRooms ? 'ok' : 'down',
  }
  c.header('Cache-Control', 'no-store')
  // Not a problem document: the same body says what is down.
  return c.json(health, (isUp ? 200 : 503) as 200)
})
