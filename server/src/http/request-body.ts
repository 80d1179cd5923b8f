import type { IncomingMessage } from 'node:http'
import type { BodyHold } from '../limits/body-budget'
import { AppError } from '../runtime/errors'

const KIB = 1024

/** A body stream, and the length that its sender announced. */
export interface BodySource {
  contentLength: string | undefined
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Does not close the connection when reading stops half-way, so that the sender can read the
 * answer.
 */
export const toBodySource = (incoming: IncomingMessage): BodySource => ({
  contentLength: incoming.headers['content-length'],
  chunks: incoming.iterator({ destroyOnReturn: false }),
})

/** Reads a body of at most `maxBytes`; checks the announced length before it reads anything. */
export async function readBody(
  { contentLength, chunks }: BodySource,
  maxBytes: number,
  hold: BodyHold,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of whole(chunks)) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    hold.grow(size)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

/** A sender that disconnects or is too slow is no server error. */
async function* whole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch {
    throw new AppError('bad_request', { reason: 'the body did not arrive as a whole' })
  }
}

const tooLarge = (maxBytes: number) => new AppError('body_too_large', { max: maxBytes / KIB })
