import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'
import { addressBucket } from './client-address'
import { isNestedDeeper } from './json-depth'
import { type BodySource, bodyOf, readBody } from './request-body'

const LARGEST_BYTES = 64 * 1024
const DEEPEST = 32
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS']

/**
 * Reads the JSON that anybody may send, within every limit that holds for it: size, depth, and its
 * share of the budget until the request is answered. Validators find the text where it is kept.
 */
export const jsonBody = createMiddleware<AppEnv>(async (c, next) => {
  if (WITHOUT_BODY.includes(c.req.method)) return next()
  const { limits } = c.var.services
  const hold = limits.bodies.hold(addressBucket(c.var.address))
  try {
    const text = (await readBody(bodySource(c), LARGEST_BYTES, hold)).toString('utf8')
    if (isNestedDeeper(text, DEEPEST)) {
      throw new AppError('bad_request', { reason: `it is nested more than ${DEEPEST} levels deep` })
    }
    keepBody(c, text)
    await limits.queueRequest()
    await next()
  } finally {
    hold.release()
  }
})

/** From the socket where there is one; from the request itself under `app.request()`. */
export function bodySource(c: Context<AppEnv>): BodySource {
  const incoming = c.env?.incoming
  if (incoming) return bodyOf(incoming)
  return { contentLength: c.req.header('content-length'), chunks: c.req.raw.body ?? none() }
}

/** Hono keeps what it has read as promises, whatever the type of the cache says. */
export function keepBody(c: Context<AppEnv>, text: string): void {
  c.req.bodyCache = { text: Promise.resolve(text) as unknown as string }
}

async function* none(): AsyncGenerator<Uint8Array> {}
