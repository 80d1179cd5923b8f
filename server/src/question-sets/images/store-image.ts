import { createHash } from 'node:crypto'
import type { QuestionImage } from '@pathquest/core'
import { FairQueue } from '../../limits/request-queue'
import { ChildEnded, runInChild } from '../../runtime/child-task'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { imageUrl, putImage } from '../store/images'
import { ImageFolder } from './image-folder'
import type { ReEncoded } from './re-encode'
import type { ImageAnswer } from './worker'

/** SHA-256 of bytes, base64url. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url')

/** Built beside the server, whether that runs from its bundle or from its sources. */
const ENTRY = 'question-images.js'
/** A photo of 40 megapixels takes two seconds and, where it comes in passes, 250 MB. */
const BOUNDS = { workMaxMs: 15_000, heapMaxMib: 64, memoryMaxMib: 512 }

/**
 * Makes a picture anew in a process of its own, which can be ended: no decoder stops by itself in
 * the midst of its work. Throws `image_…` refusals.
 */
export async function runImageTask(bytes: Uint8Array, bounds = BOUNDS): Promise<ReEncoded> {
  const answer = await runInChild<ImageAnswer>(ENTRY, { bytes }, bounds).catch((error) => {
    if (!(error instanceof ChildEnded)) throw error
    throw new AppError('image_too_complex', {}, undefined, { cause: error })
  })
  if ('refused' in answer) throw new AppError(answer.refused, answer.params)
  return { ...answer, bytes: Buffer.from(answer.bytes) }
}

/**
 * Two: what is slow of one teacher leaves the other place to a colleague; decoding takes memory by
 * the pixel, and games are played beside it.
 */
const turns = new FairQueue({ atWork: 2, waiting: 12, ofOne: 4 })

/** Re-encodes an image and keeps it under the hash of what came out; the same again is kept once. */
export async function storeImage(
  { store, env, now }: Pick<Services, 'store' | 'env' | 'now'>,
  uploadedBy: string,
  sent: Buffer,
): Promise<QuestionImage> {
  const { bytes, width, height } = await turns.take(uploadedBy, () => runImageTask(sent))
  const hash = contentHash(bytes)
  const folder = new ImageFolder(env.filesDir)
  const write = () => folder.write(hash, bytes).catch((error) => store.failedWrite(error))
  await write()
  await putImage(store.db, {
    hash,
    contentType: 'image/webp',
    sizeBytes: bytes.length,
    width,
    height,
    uploadedBy,
    uploadedAt: now(),
  })
  // A purge may have taken the file of the same bytes in between; the row keeps it from now on.
  await write()
  return { imageUrl: imageUrl(hash), width, height }
}
