import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../runtime/env'
import { AppError, toProblem } from '../runtime/errors'
import type { AppEnv } from './app-env'

/** Requested by machines, under any host name. */
const HEALTH = '/api/health'
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/**
 * If `PUBLIC_ORIGIN` is set, a request's Host must match it: with another name that resolves here,
 * somebody else's page would be same-origin (DNS rebinding). From this machine loopback names are
 * accepted as well, for proxies that send their upstream address. Sockets are checked the same way.
 */
export function namesOwnHost(
  { publicOrigin, isPublicOriginSet }: Pick<Env, 'publicOrigin' | 'isPublicOriginSet'>,
  host: string | undefined,
  remoteAddress: string | undefined,
): boolean {
  if (!isPublicOriginSet || host === undefined) return true
  const { protocol } = new URL(publicOrigin)
  const named = URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`) : undefined
  if (named?.host === new URL(publicOrigin).host) return true
  return named !== undefined && isLoopbackName(named.hostname) && LOOPBACK.test(remoteAddress ?? '')
}

export const ownHost = createMiddleware<AppEnv>(async (c, next) => {
  const { env } = c.var.services
  const from = c.env?.incoming?.socket.remoteAddress
  if (c.req.path === HEALTH || namesOwnHost(env, c.req.header('host'), from)) return next()
  const origin = env.publicOrigin
  if (/^\/(api|lti)(\/|$)/.test(c.req.path)) throw new AppError('wrong_host', { origin })
  return c.text(toProblem('wrong_host', { origin }).detail, 421)
})

function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || (isIP(bare) !== 0 && LOOPBACK.test(bare))
}
