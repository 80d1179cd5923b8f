import { contentDigest, verifyCallHead } from '@pathquest/core'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'
import { bodySource, storeBody } from './json-body'
import { readBody } from './request-body'

/** 100 players with 100 answers each. */
const LARGEST_RESULT_BYTES = 16 * 1024 * 1024
/** All rooms have one budget. */
const ROOMS = 'rooms'

/**
 * Accepts what a room has signed. Verifies the signature in the headers first: an unsigned body is
 * never read, and the connection closes with the answer.
 */
export const signedByRoom = createMiddleware<AppEnv>(async (c, next) => {
  const { secrets, now, limits } = c.var.services
  const head = { method: c.req.method, path: c.req.path }
  const digest = await verifyCallHead(secrets.room, head, (name) => c.req.header(name), now())
  if (digest === null) {
    c.header('Connection', 'close')
    throw new AppError('not_authenticated')
  }
  const hold = limits.roomBodies.hold(ROOMS)
  try {
    const body = await readBody(bodySource(c), LARGEST_RESULT_BYTES, hold)
    if (digest !== (await contentDigest(body))) throw new AppError('not_authenticated')
    storeBody(c, body.toString('utf8'))
    c.set('signedByRoom', true)
    await next()
  } finally {
    hold.release()
  }
})
