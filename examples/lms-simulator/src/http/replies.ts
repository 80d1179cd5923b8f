/** @typedef {{ status: number, headers: Record<string, string | string[]>, body: string }} Reply */

/** A request that the specification lets us refuse; becomes an OAuth-like JSON error. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} error
   * @param {string} description
   * @param {Record<string, string>} [headers]
   */
  constructor(status, error, description, headers = {}) {
    super(description)
    this.status = status
    this.error = error
    this.headers = headers
  }
}

/**
 * @param {unknown} value
 * @param {{ status?: number, type?: string, headers?: Record<string, string> }} [options]
 * @returns {Reply}
 */
export function json(value, { status = 200, type = 'application/json', headers = {} } = {}) {
  return { status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(value) }
}

/** @returns {Reply} */
export const nothing = (status = 204) => ({ status, headers: {}, body: '' })

/**
 * @param {string} location
 * @returns {Reply}
 */
export const redirect = (location) => ({ status: 303, headers: { location }, body: '' })

/**
 * @param {{ toString(): string }} document
 * @returns {Reply}
 */
export const page = (document, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: String(document),
})

/**
 * @param {Refusal} refusal
 * @returns {Reply}
 */
export const refused = ({ status, error, message, headers }) =>
  json({ error, error_description: message }, { status, headers })

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 */
export function send(response, { status, headers, body }) {
  const always = { 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...always, ...headers }).end(body)
}
