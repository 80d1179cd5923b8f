import type { ErrorCode, ErrorParams, Problem } from '@pathquest/core'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type StorageFault, storageFault } from '../db/storage-fault'
import { AppError, toProblem } from '../runtime/errors'
import { describeError, type Log, logCause } from '../runtime/log'
import type { AppEnv } from './app-env'
import { jsonText } from './known-length'

export function sendProblem(c: Context, problem: Problem): Response {
  retryAfter(c, problem)
  c.header('Cache-Control', 'no-store')
  return jsonText(c, JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
}

export function retryAfter(c: Context, { code, status, params }: Problem): void {
  if (code === 'rate_limited' && params.seconds !== undefined) {
    c.header('Retry-After', String(params.seconds))
  }
  if (status === 503) c.header('Retry-After', '1')
}

export const onError: ErrorHandler<AppEnv> = (error, c) =>
  sendProblem(c, problemFrom(error, c.var.log))

/**
 * The one place where an error becomes a response. A bug is logged once and its details are sent to
 * nobody.
 */
export function problemFrom(error: Error, log: Log): Problem {
  // First: an error of a feature may only wrap one of the storage.
  const fault = storageFault(error)
  if (fault) {
    log.error({ reason: fault, error: describeError(error) }, 'the database refuses')
    return toProblem(REFUSED_BY_STORAGE[fault])
  }
  if (error instanceof AppError) {
    logCause(log, error)
    return toProblem(error.code, error.params, error.field)
  }
  if (error instanceof HTTPException) return toProblem(...fromHono(error))
  log.error({ error: describeError(error) }, 'unexpected error')
  return toProblem('unexpected')
}

/** Nothing was stored: the client may retry. */
const REFUSED_BY_STORAGE: Record<StorageFault, ErrorCode> = {
  busy: 'unavailable',
  full: 'disk_full',
  damaged: 'storage_failed',
  failed: 'storage_failed',
}

/** Hono throws these for a body that is not JSON. */
function fromHono(error: HTTPException): [ErrorCode, ErrorParams?] {
  if (error.status === 413) return ['body_too_large']
  if (error.status === 415) return ['unsupported_media_type']
  if (error.status >= 500) return ['unexpected']
  return ['bad_request', { reason: 'the body is not valid JSON' }]
}
