import type { ServerResponse } from 'node:http'

class Html {
  constructor(readonly text: string) {}
  toString() {
    return this.text
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function written(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return escapeText(value)
}

/** HTML whose values are escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...values: unknown[]) {
  return new Html(strings.reduce((text, part, i) => text + written(values[i - 1]) + part))
}

/** Text of our own that needs no escaping: styles and scripts. */
export const raw = (text: string) => new Html(text)

/** JSON for a script element: no value can end it. */
export const inScript = (value: unknown) =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))

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
