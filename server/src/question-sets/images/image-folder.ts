import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { listUnusedImages, removeUnusedImage } from '../store/images'

const UNFINISHED = '.part'

/** Files of images by the hash of their bytes, in a folder that all API processes share. */
export class ImageFolder {
  private readonly path: string

  constructor(dataDir: string) {
    this.path = join(dataDir, 'images')
  }

  /** Whole or not at all; what is there already has these very bytes. */
  async write(hash: string, bytes: Buffer): Promise<void> {
    if (await this.has(hash)) return
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    const unfinished = join(this.path, `${newToken()}${UNFINISHED}`)
    try {
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, this.file(hash))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** undefined: there is no such image. */
  async read(hash: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.file(hash))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async remove(hash: string): Promise<void> {
    await rm(this.file(hash), { force: true })
  }

  /** What a process that was killed has left of images it was writing, last touched before. */
  async removeUnfinished(before: number): Promise<void> {
    const names = await readdir(this.path).catch((error) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const name of names) {
      if (!name.endsWith(UNFINISHED)) continue
      const file = join(this.path, name)
      if ((await stat(file)).mtimeMs < before) await rm(file, { force: true })
    }
  }

  private async has(hash: string): Promise<boolean> {
    try {
      await access(this.file(hash))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  private file(hash: string): string {
    return join(this.path, `${hash}.webp`)
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

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
