import { createControl } from './control/control.mjs'
import { controlRoutes } from './control/routes.mjs'
import { listen } from './http/listen.mjs'
import { serve } from './http/server.mjs'
import { createKeys } from './lti/keys.mjs'
import { oidcRoutes } from './lti/oidc.mjs'
import { registrationRoutes } from './lti/registration.mjs'
import { tokenRoutes } from './lti/token.mjs'
import { pageRoutes } from './pages/routes.mjs'
import { lineItemRoutes } from './services/line-items.mjs'
import { memberRoutes } from './services/members.mjs'
import { scoreRoutes } from './services/scores.mjs'
import { createState } from './state.mjs'

export { CLAIMS, MEDIA, SCOPES } from './lti/vocabulary.mjs'

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
 * @param {{ port?: number, host?: string, settings?: Partial<import('./state.mjs').Settings>, faults?: (Partial<import('./http/faults.mjs').Fault> & { endpoint: string, kind: string | number })[] }} [options]
 *   port 0 takes a free one
 */
export async function createSimulator({ port = 0, host = HOST, settings, faults = [] } = {}) {
  const keys = createKeys()
  /** @type {import('./http/router.mjs').Route[]} */
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
