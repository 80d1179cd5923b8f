import type { QuestionImage } from '@pathquest/game-core'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { imageUrl, putImage } from '../store/images'
import { contentHash } from './content-hash'
import { ImageFolder } from './image-folder'
import { reEncode } from './re-encode'

/** Images that wait for their turn: each holds its bytes of the body budget. */
const WAITING_MAX = 12

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** One at a time: decoding takes memory by the pixel, and games are played beside it. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= WAITING_MAX) throw new AppError('unavailable')
  waiting += 1
  const turn = last.then(work)
  // A failure is told to who waits for `turn`; the next one's turn comes all the same.
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

/** Re-encodes an image and keeps it under the hash of what came out; the same again is kept once. */
export async function storeImage(
  { store, env, now }: Pick<Services, 'store' | 'env' | 'now'>,
  uploadedBy: string,
  sent: Buffer,
): Promise<QuestionImage> {
  const { bytes, width, height } = await inTurn(() => reEncode(sent))
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
