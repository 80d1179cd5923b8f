import type { Problem } from '@pathquest/core'
import { expect } from 'vitest'

export interface Caller {
  cookie?: string
  bearer?: string
  headers?: Record<string, string>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export interface Reply<Body = any> {
  status: number
  body: Body
  headers: Headers
  /** `name=value; name=value`, as a browser sends it back. */
  cookie: string
  setCookies: string[]
}

// biome-ignore lint/suspicious/noExplicitAny: see Reply
export type Client = <Body = any>(
  method: string,
  path: string,
  body?: unknown,
  by?: Caller,
) => Promise<Reply<Body>>

type Send = (path: string, init: RequestInit) => Promise<Response>

/** A small client for tests; bodies travel as JSON. */
export const clientOf =
  (send: Send): Client =>
  async (method, path, body, by = {}) => {
    const response = await send(path, {
      method,
      // A redirect is an answer of its own.
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(by.cookie ? { cookie: by.cookie } : {}),
        ...(by.bearer ? { authorization: `Bearer ${by.bearer}` } : {}),
        ...by.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const setCookies = response.headers.getSetCookie()
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: response.headers,
      cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '),
      setCookies,
    }
  }

/** What a test expects of a refusal. */
export const problem = (code: Problem['code']) => expect.objectContaining({ code })
