import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'

/** A body is JSON or refused: forms and plain text are what a foreign page can send unasked. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
    const type = c.req.header('content-type')
    const hasBody =
      Number(c.req.header('content-length') ?? 0) > 0 ||
      c.req.header('transfer-encoding') !== undefined
    const isJson = type !== undefined && /^application\/json\s*(;|$)/i.test(type)
    if ((hasBody || type !== undefined) && !isJson) throw new AppError('unsupported_media_type')
  }
  await next()
})
