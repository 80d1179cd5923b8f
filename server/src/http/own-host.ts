import { isIP } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError, problemOf } from '../runtime/errors'
import type { AppEnv } from './app-env'

/** Asked by machines, by whatever address they know. */
const HEALTH = '/api/health'
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/**
 * Where `PUBLIC_ORIGIN` is set, a request must name its host: a name of somebody else that points here
 * would make their page one of ours. From this machine its own names do as well, for proxies that
 * name the address they pass on to.
 */
export const ownHost = createMiddleware<AppEnv>(async (c, next) => {
  const { publicOrigin, isPublicOriginSet } = c.var.services.env
  const host = c.req.header('host')
  if (!isPublicOriginSet || host === undefined || c.req.path === HEALTH) return next()
  const { protocol } = new URL(publicOrigin)
  const named = URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`) : undefined
  if (named?.host === new URL(publicOrigin).host) return next()
  if (named && isLoopbackName(named.hostname) && isFromThisMachine(c)) return next()
  if (/^\/api(\/|$)/.test(c.req.path)) throw new AppError('wrong_host', { origin: publicOrigin })
  return c.text(problemOf('wrong_host', { origin: publicOrigin }).detail, 421)
})

function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || (isIP(bare) !== 0 && LOOPBACK.test(bare))
}

const isFromThisMachine = (c: Context<AppEnv>): boolean =>
  LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '')
