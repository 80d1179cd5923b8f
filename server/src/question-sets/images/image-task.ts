import type { ErrorParams } from '@pathquest/core'
import type { ErrorCode } from '@pathquest/core/errors/catalogue'
import { ChildEnded, runInChild } from '../../runtime/child-task'
import { AppError } from '../../runtime/errors'
import type { ReEncoded } from './re-encode'

export interface ImageTask {
  bytes: Uint8Array
}

export type ImageAnswer =
  | (Omit<ReEncoded, 'bytes'> & { bytes: Uint8Array })
  | { refused: ErrorCode; params: ErrorParams }

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
