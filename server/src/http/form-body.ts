import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'
import { addressBucket } from './client-address'
import { bodySource, storeBody } from './json-body'
import { readBody } from './request-body'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;.*)?$/i
const LARGEST_BYTES = 128 * 1024

/**
 * Reads the form that an LMS has a browser post, within the limits of size and of the body budget;
 * handlers read its text with `c.req.text()`. Only a body that fits the budget waits for a turn.
 */
export const formBody = createMiddleware<AppEnv>(async (c, next) => {
  const { limits } = c.var.services
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (!FORM.test(c.req.header('content-type') ?? '') || encoding !== 'identity') {
    throw new AppError('unsupported_media_type')
  }
  const hold = limits.bodies.hold(addressBucket(c.var.address))
  try {
    storeBody(c, (await readBody(bodySource(c), LARGEST_BYTES, hold)).toString('utf8'))
    await limits.queueRequest()
    await next()
  } finally {
    hold.release()
  }
})
