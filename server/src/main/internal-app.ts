import { makeRouter } from '../http/define-route'
import { requestContext } from '../http/request-context'
import { signedByRoom } from '../http/signed-by-room'
import { onError, problemOf, sendProblem } from '../runtime/errors'
import type { Services } from '../services/services'
import { outboxRoutes } from '../settlement/routes'

/** What rooms call; on a loopback listener of its own, never on the public one. */
export function makeInternalApp(services: Services) {
  const app = makeRouter()
  app.onError(onError)
  app.notFound((c) => sendProblem(c, problemOf('not_found')))
  app.use(requestContext(services), signedByRoom)
  app.route('/', outboxRoutes)
  return app
}
