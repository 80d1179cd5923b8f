import type { IncomingMessage } from 'node:http'
import { bodyOf, readBody } from './request-body'
import type { BodyHold } from '../limits/body-budget'
import { LaunchRefused } from '../lti/launches/launch-refused'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;.*)?$/i
const LARGEST_FORM = 128 * 1024
const LONGEST_QUERY = 32 * 1024
const MOST_FIELDS = 100

/** The fields of a posted form, within its limits. */
export async function readForm(request: IncomingMessage, hold: BodyHold): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URLSearchParams()
  if (!FORM.test(request.headers['content-type'] ?? '')) {
    throw new LaunchRefused('wrong_type', 'content_type')
  }
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new LaunchRefused('wrong_type', 'content_encoding')
  const body = await readBody(bodyOf(request), LARGEST_FORM, hold)
  return counted(new URLSearchParams(body.toString('utf8')))
}

/** Path as it came, nothing decoded, and query. */
export function readAddress(request: IncomingMessage): { path: string; query: URLSearchParams } {
  const url = request.url ?? '/'
  const at = url.indexOf('?')
  if (at < 0) return { path: url, query: new URLSearchParams() }
  if (url.length - at > LONGEST_QUERY) throw tooLarge()
  return { path: url.slice(0, at), query: counted(new URLSearchParams(url.slice(at + 1))) }
}

function counted(params: URLSearchParams): URLSearchParams {
  if (params.size > MOST_FIELDS) throw tooLarge()
  return params
}

const tooLarge = () => new LaunchRefused('too_large', 'too_large')
