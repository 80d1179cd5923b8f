import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Services } from '../services/services'
import type { AppEnv } from './app-env'
import { clientAddress, trustedProxies } from './client-address'

/** Request id, logger and address of every request, and one line when it is done. */
export function requestContext(
  services: Services,
  checkAccess: AppEnv['Variables']['checkAccess'],
) {
  const isTrusted = trustedProxies(services.env.trustProxy)
  return createMiddleware<AppEnv>(async (c, next) => {
    const since = performance.now()
    const requestId = randomBytes(9).toString('base64url')
    const log = services.log.child({ requestId })
    c.set('services', services)
    c.set('checkAccess', checkAccess)
    c.set('requestId', requestId)
    c.set('log', log)
    const socketAddress = c.env?.incoming?.socket.remoteAddress
    const forwardedFor = c.req.header('x-forwarded-for')
    c.set('address', clientAddress(socketAddress, forwardedFor, isTrusted))
    c.header('X-Request-Id', requestId)
    await next()
    const durationMs = performance.now() - since
    const { method } = c.req
    const { status } = c.res
    // The pattern of the route, never the path: ids and codes stay out of log and figures.
    const route = routePath(c, -1)
    services.metrics.request(method, route, status, durationMs / 1000)
    log.info({ method, route, status, durationMs: Math.round(durationMs) }, 'request')
  })
}
