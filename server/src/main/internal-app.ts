import { makeRouter } from '../http/define-route'
import { onError, sendProblem } from '../http/problem'
import { requestContext } from '../http/request-context'
import { signedByRoom } from '../http/signed-by-room'
import { toProblem } from '../runtime/errors'
import type { Services } from '../services/services'
import { outboxRoutes } from '../settlement'
import { checkAccess } from './access'

/** Routes for rooms, and metrics; on their own listener, never on the public one. */
export function makeInternalApp(services: Services) {
  const app = makeRouter()
  app.onError(onError)
  // For the operator's Prometheus: figures without people, so it needs no signature.
  app.get('/metrics', async (c) =>
    c.body(await services.metrics.registry.metrics(), 200, {
      'Content-Type': services.metrics.registry.contentType,
    }),
  )
  app.notFound((c) => sendProblem(c, toProblem('not_found')))
  app.use(requestContext(services, checkAccess), signedByRoom)
  app.route('/', outboxRoutes)
  return app
}
