import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'

/** Answers from this length on are compressed for clients that accept it. */
export const LONG_BYTES = 1024

/**
 * Sets Content-Length on JSON answers as they are written: an answer of unknown length counts as
 * long. A response whose body or headers are touched afterwards becomes a stream, whose parts only
 * a full garbage collection frees; an untouched one stays a string.
 */
export const knownLength = createMiddleware<AppEnv>(async (c, next) => {
  const write = (value: unknown, status?: number, headers?: Record<string, string>) =>
    jsonText(c, JSON.stringify(value), { status, headers })
  c.json = write as typeof c.json
  await next()
  const { headers } = c.res
  if (Number(headers.get('Content-Length')) < LONG_BYTES || varies(headers)) return
  headers.append('Vary', 'Accept-Encoding')
})

/** An answer of already serialised JSON. */
export const jsonText = (
  c: Context<AppEnv>,
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  c.newResponse(text, status as 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  })

const varies = (headers: Headers): boolean => /\baccept-encoding\b/i.test(headers.get('Vary') ?? '')
