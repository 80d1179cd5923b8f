import { createControl } from './control/control'
import { controlRoutes } from './control/routes'
import type { WantedFault } from './http/faults'
import { listen } from './http/listen'
import { type Route, serve } from './http/server'
import { createKeys, type Keys } from './lti/keys'
import { oidcRoutes } from './lti/oidc'
import { registrationRoutes } from './lti/registration'
import { tokenRoutes } from './lti/token'
import { pageRoutes } from './pages/routes'
import { lineItemRoutes } from './services/line-items'
import { groupRoutes, memberRoutes } from './services/members'
import { scoreRoutes } from './services/scores'
import { createState, type Settings } from './state'

export { createKeys } from './lti/keys'
export { CLAIMS, MEDIA, SCOPES } from './lti/vocabulary'

export type Simulator = Awaited<ReturnType<typeof createSimulator>>

const HOST = '127.0.0.1'

/**
 * A small LTI 1.3 platform with LTI Advantage, everything in memory, on http://127.0.0.1:PORT.
 * The same as the returned functions is offered over HTTP below /control.
 * @example
 * const lms = await createSimulator()
 * const tool = lms.registerTool({ origin: 'http://localhost:3000' })
 * const link = lms.addLink({ courseId: 'science-8', title: 'Quiz', lineItem: { scoreMaximum: 100 } })
 * const { url, params } = lms.startLogin({ personId: 'student-01', courseId: 'science-8', linkId: link.id })
 * await lms.close()
 */
export async function createSimulator({
  port = 0,
  host = HOST,
  settings,
  faults = [],
  keys = createKeys(),
}: {
  /** 0 takes a free one. */
  port?: number
  host?: string
  settings?: Partial<Settings>
  faults?: WantedFault[]
  /** What it signs with. */
  keys?: Keys
} = {}) {
  const routes: Route[] = []
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
    ...groupRoutes(state),
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
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
