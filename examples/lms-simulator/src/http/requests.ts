import { Refusal } from './replies'

const LIMIT_BYTES = 2 ** 20

/**
 * @typedef {object} Call One request to us, as the routes see it.
 * @property {string} method
 * @property {URL} url
 * @property {Record<string, string>} params of the path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 */

/** @param {import('node:http').IncomingMessage} request */
export async function readBody(request) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LIMIT_BYTES) throw new Refusal(413, 'invalid_request', 'The body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** @param {Call} call */
export const mediaType = (call) =>
  (call.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()

/**
 * The values of a form; a name given twice is refused, as OAuth asks.
 * @param {URLSearchParams} values
 * @returns {Record<string, string>}
 */
export function once(values) {
  /** @type {Record<string, string>} */
  const all = {}
  for (const [name, value] of values) {
    if (name in all) throw new Refusal(400, 'invalid_request', `${name} is given twice`)
    all[name] = value
  }
  return all
}

/** @param {Call} call */
export function formOf(call) {
  if (mediaType(call) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'invalid_request', 'A form is expected')
  }
  return once(new URLSearchParams(call.body))
}

/**
 * @param {Call} call
 * @param {string[]} types
 */
export function jsonOf(call, types = ['application/json']) {
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

/**
 * @param {Call} call
 * @param {string} type
 */
export function mustAccept(call, type) {
  const accepted = (call.headers.accept ?? '*/*').split(',').map((one) => one.split(';')[0].trim())
  if (![type, 'application/*', '*/*'].some((one) => accepted.includes(one))) {
    throw new Refusal(406, 'invalid_request', `Only ${type} is offered`)
  }
}
