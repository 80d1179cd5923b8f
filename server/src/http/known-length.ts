import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'

/** Answers from this length on are compressed for those who take it. */
export const LONG_BYTES = 1024

/**
 * Says of JSON how long it is as it is written: an answer of unknown length counts as long. An answer
 * that is looked into or added to afterwards becomes a stream, of which a full collection alone frees
 * the parts; one that is left alone is its text.
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

/** An answer in JSON that is written already. */
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
