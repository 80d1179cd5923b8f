import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { CORS_HEADERS } from './origins'

const retainedHeaders = [...RETAINED_304_HEADERS, ...CORS_HEADERS]

/** The same for everybody: browsers and proxies keep it, then ask whether it has changed. */
export const cacheable = (seconds: number): MiddlewareHandler<AppEnv>[] => [
  etag({ retainedHeaders }),
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, max-age=${seconds}`)
  }),
]
