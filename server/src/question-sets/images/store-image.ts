import type { QuestionImage } from '@pathquest/core'
import { FairTurns } from '../../limits/fair-turns'
import type { Services } from '../../services/services'
import { imageUrl, putImage } from '../store/images'
import { contentHash } from './content-hash'
import { ImageFolder } from './image-folder'
import { runImageTask } from './image-task'

/**
 * Two: what is slow of one teacher leaves the other place to a colleague; decoding takes memory by
 * the pixel, and games are played beside it.
 */
const turns = new FairTurns({ atWork: 2, waiting: 12, ofOne: 4 })

/** Re-encodes an image and keeps it under the hash of what came out; the same again is kept once. */
export async function storeImage(
  { store, env, now }: Pick<Services, 'store' | 'env' | 'now'>,
  uploadedBy: string,
  sent: Buffer,
): Promise<QuestionImage> {
  const { bytes, width, height } = await turns.take(uploadedBy, () => runImageTask(sent))
  const hash = contentHash(bytes)
  const folder = new ImageFolder(env.dataDir)
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
