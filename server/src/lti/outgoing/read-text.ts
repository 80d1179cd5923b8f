import type { IncomingMessage } from 'node:http'
import { FetchError } from './fetch-error'

/** The body of an answer; `too_large` as soon as it is known to be. */
export async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const tooLarge = () => {
    response.destroy()
    return new FetchError('too_large')
  }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
