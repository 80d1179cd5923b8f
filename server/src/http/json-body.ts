import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'
import { addressBucket } from './client-address'
import { type BodySource, readBody, toBodySource } from './request-body'

/**
 * A body must be JSON: forms and plain text are what a foreign page can send without a preflight.
 */
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

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Whether arrays and objects are nested more than `most` levels deep. One pass without parsing:
 * parsing such a text blocks the process, and recursing over the result overflows the stack.
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i)
    if (sign === QUOTE) inString = !inString
    else if (inString) {
      if (sign === BACKSLASH) i++
    } else if (OPENING.has(sign)) {
      if (++depth > most) return true
    } else if (CLOSING.has(sign)) depth--
  }
  return false
}

const KIB = 1024
const LARGEST_BYTES = 64 * KIB
/** Limit for a set with all its questions. */
const LARGEST_SET_BYTES = 1024 * KIB
const WITH_QUESTIONS = /^\/api\/question-sets(\/[^/]+\/questions)?$/
const DEEPEST = 32
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS']

/**
 * Reads a JSON body from any client, within all its limits: size, depth, and its share of the
 * budget until the request is answered. Validators read the stored text. Only a body that fits the
 * budget waits for a turn, since a waiting request holds its body in memory.
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
    storeBody(c, text)
    await limits.queueRequest()
    await next()
  } finally {
    hold.release()
  }
})

const largestBytes = ({ req }: Context<AppEnv>): number =>
  req.method === 'POST' && WITH_QUESTIONS.test(req.path) ? LARGEST_SET_BYTES : LARGEST_BYTES

/** From the socket if there is one; from the request itself under `app.request()`. */
export function bodySource(c: Context<AppEnv>): BodySource {
  const incoming = c.env?.incoming
  if (incoming) return toBodySource(incoming)
  return { contentLength: c.req.header('content-length'), chunks: c.req.raw.body ?? none() }
}

/** Hono caches what it has read as promises, although the cache's type is not a promise. */
export function storeBody(c: Context<AppEnv>, text: string): void {
  c.req.bodyCache = { text: Promise.resolve(text) as unknown as string }
}

async function* none(): AsyncGenerator<Uint8Array> {}
