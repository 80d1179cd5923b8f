import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'

/** Says how long an answer is: one of unknown length counts as long, and would be compressed. */
export const knownLength = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { res } = c
  if (!res.body || res.headers.has('Content-Length') || res.headers.has('Content-Encoding')) return
  const body = await res.arrayBuffer()
  c.res = new Response(body, res)
  c.res.headers.set('Content-Length', String(body.byteLength))
})
