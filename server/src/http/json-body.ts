import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'
import { addressBucket } from './client-address'
import { isNestedDeeper } from './json-depth'
import { type BodySource, bodyOf, readBody } from './request-body'

const KIB = 1024
const LARGEST_BYTES = 64 * KIB
/** Of a set with all its questions. */
const LARGEST_SET_BYTES = 1024 * KIB
const WITH_QUESTIONS = /^\/api\/question-sets(\/[^/]+\/questions)?$/
const DEEPEST = 32
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS']

/**
 * Reads the JSON that anybody may send, within every limit that holds for it: size, depth, and its
 * share of the budget until the request is answered. Validators find the text where it is kept. Only
 * who fits waits for a turn: who waits keeps the body that came, and all that was made for the request.
 */
export const jsonBody = createMiddleware<AppEnv>(async (c, next) => {
  const { limits } = c.var.services
  if (WITHOUT_BODY.includes(c.req.method)) {
    await limits.queueRequest()
    return next()
  }
  const source = bodySource(c)
  const announced = Math.min(Number(source.contentLength ?? 0), largestBytes(c))
  const hold = limits.bodies.hold(addressBucket(c.var.address), announced)
  try {
    const text = (await readBody(source, largestBytes(c), hold)).toString('utf8')
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

const largestBytes = ({ req }: Context<AppEnv>): number =>
  req.method === 'POST' && WITH_QUESTIONS.test(req.path) ? LARGEST_SET_BYTES : LARGEST_BYTES

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
