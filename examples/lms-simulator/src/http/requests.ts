import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Refusal } from './replies'

const LIMIT_BYTES = 2 ** 20

/** One request to us, as the log tells of it. */
export interface LoggedRequest {
  at: number
  endpoint: string
  method: string
  path: string
  /** Null: there was no answer. */
  status?: number | null
  fault?: string
  /** Why it was refused. */
  refused?: string
}

/** Parameters of the path: a handler reads those that its route names. */
export type Params = Record<'courseId' | 'id' | 'itemId' | 'linkId' | 'name', string>

/** One request to us, as the routes see it. */
export interface Call {
  method: string
  url: URL
  /** Of the path. */
  params: Params
  headers: IncomingHttpHeaders
  body: string
}

export async function readBody(request: IncomingMessage) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LIMIT_BYTES) throw new Refusal(413, 'invalid_request', 'The body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const mediaType = (call: Call) =>
  (call.headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()

/** The values of a form; a name given twice is refused, as OAuth asks. */
export function once(values: URLSearchParams): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [name, value] of values) {
    if (name in all) throw new Refusal(400, 'invalid_request', `${name} is given twice`)
    all[name] = value
  }
  return all
}

export function formOf(call: Call) {
  if (mediaType(call) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'invalid_request', 'A form is expected')
  }
  return once(new URLSearchParams(call.body))
}

/** The JSON object of a body. Its shape is what the sender means: nothing of it is checked yet. */
export function jsonOf<T extends object>(
  call: Call,
  types: string[] = ['application/json'],
): Partial<T> {
  if (!types.includes(mediaType(call))) {
    throw new Refusal(415, 'invalid_request', `The content type must be ${types.join(' or ')}`)
  }
  try {
    const value = JSON.parse(call.body)
    if (value && typeof value === 'object') return value
  } catch {
    // Told below, with every other shape that is not an object.
  }
  throw new Refusal(400, 'invalid_request', 'The body is not a JSON object')
}

export function mustAccept(call: Call, type: string) {
  const accepted = (call.headers.accept ?? '*/*')
    .split(',')
    .map((one) => one.replace(/;.*/s, '').trim())
  if (![type, 'application/*', '*/*'].some((one) => accepted.includes(one))) {
    throw new Refusal(406, 'invalid_request', `Only ${type} is offered`)
  }
}
