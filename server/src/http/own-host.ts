import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../runtime/env'
import { AppError, problemOf } from '../runtime/errors'
import type { AppEnv } from './app-env'

/** Asked by machines, by whatever address they know. */
const HEALTH = '/api/health'
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/**
 * Where `PUBLIC_ORIGIN` is set, a request must name its host: a name of somebody else that points here
 * would make their page one of ours. From this machine its own names do as well, for proxies that
 * name the address they pass on to. Sockets ask this, too.
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
  return c.text(problemOf('wrong_host', { origin }).detail, 421)
})

function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || (isIP(bare) !== 0 && LOOPBACK.test(bare))
}
