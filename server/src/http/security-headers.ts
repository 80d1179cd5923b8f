import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import type { InlineHashes } from './static-app'

const isFramedShell = (path: string): boolean => path === '/play' || path.startsWith('/play/')
/** Its pages say themselves who frames them, and may have been opened by a window of the LMS. */
const isTool = (path: string): boolean => path.startsWith('/lti/')
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/**
 * Headers of every answer. Of inline scripts and style sheets those of our own pages, by their
 * hashes, and React's style attributes. The socket's origin is spelled out because not every
 * browser reads it out of 'self'.
 */
export function securityHeaders(inline?: InlineHashes) {
  const ownAnd = (hashes: readonly string[] = []) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return createMiddleware<AppEnv>(async (c, next) => {
    const { env, lti } = c.var.services
    const { publicOrigin } = env
    // The shell that an LMS shows: framed by registered platforms, and by nobody else.
    const framedBy = isFramedShell(c.req.path) ? await lti.frameAncestors() : []
    const host = c.req.header('host') ?? ''
    const sockets = [publicOrigin, ...(HOST.test(host) ? [`http://${host}`] : [])].map((origin) =>
      origin.replace(/^http/, 'ws'),
    )
    const headers = {
      'Content-Security-Policy': [
        "default-src 'self'",
        `script-src ${ownAnd(inline?.script)}`,
        `style-src ${ownAnd(inline?.style)}`,
        "style-src-attr 'unsafe-inline'",
        ["img-src 'self' data: blob:", ...env.images.origins].join(' '),
        "font-src 'self'",
        `connect-src 'self' ${[...new Set(sockets)].join(' ')}`,
        "object-src 'none'",
        "base-uri 'none'",
        // A chosen content goes back to the LMS by a form, and often on from there.
        `form-action 'self'${framedBy.map((origin) => ` ${origin}`).join('')}${framedBy.length > 0 ? ' https:' : ''}`,
        `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      // Knows no list of origins; where there is one, the policy above decides.
      ...(framedBy.length > 0 || isTool(c.req.path) ? {} : { 'X-Frame-Options': 'DENY' }),
      'Referrer-Policy': 'no-referrer',
      ...(isTool(c.req.path) ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      ...(publicOrigin.startsWith('https:')
        ? { 'Strict-Transport-Security': 'max-age=31536000' }
        : {}),
      // Unless the route says otherwise.
      'Cache-Control': 'no-store',
    }
    // Before the answer is made: a header that is added to it later makes it anew.
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
}
