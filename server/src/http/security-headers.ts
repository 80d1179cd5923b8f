import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import type { InlineHashes } from './static-app'

const isFramedShell = (path: string): boolean => path === '/play' || path.startsWith('/play/')
/** LTI pages set their own frame policy, and may have been opened by a window of the LMS. */
const isTool = (path: string): boolean => path.startsWith('/lti/')
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/**
 * Security headers of every answer. The CSP allows our own inline scripts and style sheets by their
 * hashes, and React's style attributes. The socket's origin is spelled out because not every
 * browser derives it from 'self'.
 */
export function securityHeaders(inline?: InlineHashes) {
  const ownAnd = (hashes: readonly string[] = []) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return createMiddleware<AppEnv>(async (c, next) => {
    const { env, lti } = c.var.services
    const { publicOrigin, roomsPublicOrigin } = env
    // The shell that an LMS shows: only registered platforms may frame it.
    const framedBy = isFramedShell(c.req.path) ? await lti.frameAncestors() : []
    const host = c.req.header('host') ?? ''
    const own = HOST.test(host) ? [publicOrigin, `http://${host}`] : [publicOrigin]
    const sockets = [...own, ...(roomsPublicOrigin ? [roomsPublicOrigin] : [])].map((origin) =>
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
        // Deep linking returns the chosen content to the LMS by a form post, which often redirects
        // from there.
        `form-action 'self'${framedBy.map((origin) => ` ${origin}`).join('')}${framedBy.length > 0 ? ' https:' : ''}`,
        `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      // X-Frame-Options knows no list of origins; where there is one, the CSP above decides.
      ...(framedBy.length > 0 || isTool(c.req.path) ? {} : { 'X-Frame-Options': 'DENY' }),
      'Referrer-Policy': 'no-referrer',
      ...(isTool(c.req.path) ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      ...(publicOrigin.startsWith('https:')
        ? { 'Strict-Transport-Security': 'max-age=31536000' }
        : {}),
      // Unless the route sets its own.
      'Cache-Control': 'no-store',
    }
    // Before the response is made: a header that is added later makes Hono build it again.
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
}
