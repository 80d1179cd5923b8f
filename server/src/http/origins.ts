import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'

/** CORS headers for pages of other origins. */
export const CORS_HEADERS = ['access-control-allow-origin', 'access-control-expose-headers']
/** No browser caches a preflight for longer. */
const PREFLIGHT_SECONDS = 7_200
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Which browser requests are allowed. Our own pages: everything. Pages of other origins: what
 * `isOpen` names (careers, joining, and routes with a seat token), without our cookie; nothing else.
 */
export function originCheck(isOpen: (path: string) => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const foreign = isForeign(c)
    c.set('foreign', foreign)
    if (!isOpen(c.req.path)) {
      if (foreign && WRITES.has(c.req.method)) throw new AppError('forbidden_origin')
      return next()
    }
    const origin = c.req.header('origin')
    const allowed = !foreign || mayEmbed(origin, c.var.services.env.embedOrigins)
    if (!allowed) throw new AppError('forbidden_origin')
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      return c.body(null, 204, {
        'Access-Control-Allow-Origin': origin ?? '*',
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'authorization, content-type, if-none-match',
        'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
        Vary: 'Origin',
      })
    }
    if (foreign && origin) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', 'ETag, Retry-After')
    }
    c.header('Vary', 'Origin', { append: true })
    await next()
  })
}

/**
 * `Origin: null` of a sandboxed page could be anybody: it may embed only where every origin may.
 */
const mayEmbed = (origin: string | undefined, embedOrigins: readonly string[]): boolean =>
  embedOrigins.length === 0 || (origin !== undefined && embedOrigins.includes(origin))

function isForeign(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  // 'none': typed by the user. A GET navigation from another site is no API call of a page.
  if (site === 'cross-site' || site === 'same-site') return !isOwnOrigin(c)
  return c.req.header('origin') !== undefined && !isOwnOrigin(c)
}

function isOwnOrigin(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  if (origin === c.var.services.env.publicOrigin) return true
  if (!URL.canParse(origin) || origin === 'null') return false
  // Behind a proxy the scheme is unknown to us; cookies are scoped to the host in any case.
  return new URL(origin).host === c.req.header('host')
}
