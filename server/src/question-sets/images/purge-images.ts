import type { Services } from '../../services/services'
import { listUnusedImages, removeUnusedImage } from '../store/images'
import { ImageFolder } from './image-folder'

const GRACE_MS = 24 * 3_600_000

/** Images that no question and no game has any more, a day after they were used last. */
export async function purgeImages({
  store,
  env,
  now,
}: Pick<Services, 'store' | 'env' | 'now'>): Promise<void> {
  const before = now() - GRACE_MS
  const folder = new ImageFolder(env.dataDir)
  await folder.removeUnfinished(before)
  for (const hash of await listUnusedImages(store.db, before)) {
    await store.db.transact(async (tx) => {
      // Inside the transaction: an upload of the same bytes waits for it, and writes its file anew.
      if (await removeUnusedImage(tx, hash, before)) await folder.remove(hash)
    })
  }
}
