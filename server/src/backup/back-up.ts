import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { copySqliteFile } from '../db/sqlite-files'
import { storageFault } from '../db/storage-fault'
import { VERSION } from '../runtime/program-folder'
import { ArchiveWriter, syncFile } from './archive'
import { BackupRefused, DATABASE_FILE, type Manifest, pathsToBackUp } from './data-folder'

export interface BackedUp {
  file: string
  bytes: number
  manifest: Manifest
  /** Rooms that cannot be read: they are not in it. */
  damaged: string[]
}

/**
 * Writes one archive of the data folder, beside a product that may be running on it. Everything that
 * was acknowledged before the call is in it. Under its name stands a whole archive or nothing.
 */
export async function backUp(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  wanted: string,
  now: number,
): Promise<BackedUp> {
  const [folder, file] = [resolve(dataDir), resolve(wanted)]
  const hasDatabase = databaseUrl === undefined
  if (hasDatabase && !existsSync(join(folder, DATABASE_FILE))) {
    throw new BackupRefused(`There is no ${DATABASE_FILE} in ${folder}. Set DATA_DIR.`)
  }
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Choose another name.`)
  if (file.startsWith(folder + sep)) {
    throw new BackupRefused(`Choose a place outside of ${folder}, which may be lost as a whole.`)
  }
  if (!existsSync(dirname(file))) throw new BackupRefused(`There is no folder ${dirname(file)}.`)

  // Left behind by one that was killed.
  const [part, copies] = [`${file}.part`, `${file}.copies`]
  const clear = () => {
    for (const path of [part, copies]) rmSync(path, { recursive: true, force: true })
  }
  clear()
  mkdirSync(copies, { mode: 0o700 })
  const archive = new ArchiveWriter(part)
  try {
    const { databases, files } = pathsToBackUp(folder, hasDatabase, now)
    const damaged: string[] = []
    const copy = join(copies, 'copy.db')
    for (const path of databases) {
      try {
        if (!copySqliteFile(join(folder, path), copy)) continue
      } catch (error) {
        // One broken room must not keep all the rest from being backed up.
        if (path === DATABASE_FILE || storageFault(error) !== 'damaged') throw error
        damaged.push(path)
        rmSync(copy, { force: true })
        continue
      }
      await archive.add(path, { file: copy, bytes: statSync(copy).size })
      rmSync(copy)
    }
    // Looked at once more: pictures may have come while the database was copied.
    for (const path of new Set([...files, ...pathsToBackUp(folder, hasDatabase, now).files])) {
      await addFile(archive, join(folder, path), path)
    }
    const manifest = await archive.end({
      version: VERSION,
      createdAt: new Date(now).toISOString(),
      database: hasDatabase ? 'sqlite' : 'postgresql',
    })
    renameSync(part, file)
    await syncFile(dirname(file))
    return { file, bytes: statSync(file).size, manifest, damaged }
  } catch (error) {
    archive.abandon()
    throw error
  } finally {
    clear()
  }
}

/** Of what is neither database nor room nothing is written twice: a file is there whole, or gone. */
async function addFile(archive: ArchiveWriter, file: string, path: string): Promise<void> {
  try {
    const { size } = await stat(file)
    const isSmall = size < 64 * 1024 * 1024
    await archive.add(path, isSmall ? await readFile(file) : { file, bytes: size })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
