import type { IncomingMessage } from 'node:http'
import { LaunchRefused } from './launch-refused'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;.*)?$/i
const LARGEST_FORM = 128 * 1024
/** A body that is too large is read to its end as far as this, so that its sender hears of it. */
const DISCARDED_AT_MOST = 8 * 1024 * 1024
const LONGEST_QUERY = 32 * 1024
const MOST_FIELDS = 100

/** The fields of a posted form, within its limits. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URLSearchParams()
  const body = await readBody(request)
  if (!FORM.test(request.headers['content-type'] ?? '')) {
    throw new LaunchRefused('wrong_type', 'content_type')
  }
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new LaunchRefused('wrong_type', 'content_encoding')
  return counted(new URLSearchParams(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LARGEST_FORM) chunks.push(chunk)
    if (size > DISCARDED_AT_MOST) break
  }
  if (size > LARGEST_FORM) throw tooLarge()
  return Buffer.concat(chunks).toString('utf8')
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
