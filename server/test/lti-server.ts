import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { startLti } from '../src/lti/start-lti'
import { makeApp } from '../src/main/app'
import type { Services } from '../src/services/services'
import { freePort, makeTestApi, type TestApi } from './api'

export interface LtiServer {
  api: TestApi
  services: Services
  origin: string
  stop: () => Promise<void>
}

/** The API and what answers under /lti/, on a real database and a real port. */
export async function startLtiServer(
  env: Record<string, string> = {},
  more: Pick<NonNullable<Parameters<typeof makeTestApi>[0]>, 'now'> = {},
): Promise<LtiServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const api = await makeTestApi({ ...more, env: { PUBLIC_ORIGIN: origin, ...env } })
  const { lti, toolRoutes } = await startLti(api.services)
  api.services.lti = lti
  const app = makeApp(api.services, { toolRoutes })
  const server: Server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    api,
    services: api.services,
    origin,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await lti.stop()
      await api.stop()
    },
  }
}
