import type { ServerResponse } from 'node:http'

export interface Reply {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

/** A request that the specification lets us refuse; becomes an OAuth-like JSON error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    description: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(description)
  }
}

export function json(
  value: unknown,
  {
    status = 200,
    type = 'application/json',
    headers = {},
  }: { status?: number; type?: string; headers?: Record<string, string> } = {},
): Reply {
  return { status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(value) }
}

export const nothing = (status = 204): Reply => ({ status, headers: {}, body: '' })

export const redirect = (location: string): Reply => ({
  status: 303,
  headers: { location },
  body: '',
})

export const page = (document: { toString(): string }, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: String(document),
})

export const refused = ({ status, error, message, headers }: Refusal): Reply =>
  json({ error, error_description: message }, { status, headers })

export function send(response: ServerResponse, { status, headers, body }: Reply) {
  const always = { 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...always, ...headers }).end(body)
}
