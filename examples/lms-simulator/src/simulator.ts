import { createControl } from './control/control'
import { controlRoutes } from './control/routes'
import { listen } from './http/listen'
import { serve } from './http/server'
import { createKeys } from './lti/keys'
import { oidcRoutes } from './lti/oidc'
import { registrationRoutes } from './lti/registration'
import { tokenRoutes } from './lti/token'
import { pageRoutes } from './pages/routes'
import { lineItemRoutes } from './services/line-items'
import { memberRoutes } from './services/members'
import { scoreRoutes } from './services/scores'
import { createState } from './state'

export { CLAIMS, MEDIA, SCOPES } from './lti/vocabulary'

const HOST = '127.0.0.1'

/**
 * A small LTI 1.3 platform with LTI Advantage, everything in memory, on http://127.0.0.1:PORT.
 * The same as the returned functions is offered over HTTP below /control.
 *
 * @example
 * const lms = await createSimulator()
 * const tool = lms.registerTool({ origin: 'http://localhost:3000' })
 * const link = lms.addLink({ courseId: 'science-8', title: 'Quiz', lineItem: { scoreMaximum: 100 } })
 * const { url, params } = lms.startLogin({ personId: 'student-01', courseId: 'science-8', linkId: link.id })
 * await lms.close()
 *
 * @param {{ port?: number, host?: string, settings?: Partial<import('./state').Settings>, faults?: (Partial<import('./http/faults').Fault> & { endpoint: string, kind: string | number })[] }} [options]
 *   port 0 takes a free one
 */
export async function createSimulator({ port = 0, host = HOST, settings, faults = [] } = {}) {
  const keys = createKeys()
  /** @type {import('./http/router').Route[]} */
  const routes = []
  const state = createState({ origin: `http://${host}:${port}`, keys, settings })
  const server = serve({ routes, state })
  const actualPort = await listen(server, port, host)
  state.origin = `http://${host}:${actualPort}`
  state.issuer = state.origin
  const control = createControl(state)
  for (const fault of faults) control.addFault(fault)
  routes.push(
    ...oidcRoutes(state),
    ...tokenRoutes(state),
    ...registrationRoutes(state),
    ...lineItemRoutes(state),
    ...scoreRoutes(state),
    ...memberRoutes(state),
    ...controlRoutes(control, state),
    ...pageRoutes(state),
  )
  return {
    ...control,
    origin: state.origin,
    issuer: state.issuer,
    port: actualPort,
    state,
    /** Ends every connection, also those that a fault keeps waiting. */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}
