import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/db'
import { newToken } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { findMissingImage, imageUrl, listUnusedImages, removeUnusedImage } from '../store/images'

const UNFINISHED = '.part'

/** Files of images by the hash of their bytes, in a folder that all API processes share. */
export class ImageFolder {
  private readonly path: string

  constructor(filesDir: string) {
    this.path = join(filesDir, 'images')
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

  /**
   * Asks again whether it is used when the file is out of the way: whoever uploads the same bytes
   * stores their row before looking for the file, so either finds the other.
   */
  async removeUnless(hash: string, isUsed: () => Promise<boolean>): Promise<void> {
    const taken = join(this.path, `${newToken()}${UNFINISHED}`)
    try {
      await rename(this.file(hash), taken)
    } catch (error) {
      if (isMissing(error)) return
      throw error
    }
    if (await isUsed()) await rename(taken, this.file(hash))
    else await rm(taken, { force: true })
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
      const touchedAt = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        (error) => {
          // Another process has finished it.
          if (isMissing(error)) return before
          throw error
        },
      )
      if (touchedAt < before) await rm(file, { force: true })
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
  const folder = new ImageFolder(env.filesDir)
  await folder.removeUnfinished(before)
  for (const hash of await listUnusedImages(store.db, before)) {
    const isRemoved = await store.db.transact((tx) => removeUnusedImage(tx, hash, before))
    // After the transaction: one that is rolled back has removed no file.
    if (isRemoved) await folder.removeUnless(hash, () => isKept(store.db, hash))
  }
}

const isKept = async (db: Db, hash: string): Promise<boolean> =>
  (await findMissingImage(db, [imageUrl(hash)])) === undefined
