import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { damageOfSqliteFile } from '../db/sqlite-files'
import { runningServer } from '../rooms'
import { syncFile, unpack } from './archive'
import {
  BackupRefused,
  DATABASE_FILE,
  HALF_RESTORE,
  type Manifest,
  PUT_ASIDE,
  UNPACKED,
} from './data-folder'

export interface Restored {
  dataDir: string
  manifest: Manifest
  /** Where the data that was there lies now; null: there was none. */
  putAside: string | null
}

/** A restore was stopped while it put things in place: what is there is of two times. */
export const hasHalfRestore = (dataDir: string): boolean => existsSync(join(dataDir, HALF_RESTORE))

/**
 * Puts an archive of `backUp` into the data folder. Everything is unpacked and checked beside it
 * first; what was there is put aside, and nothing is deleted.
 */
export async function restore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  wanted: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<Restored> {
  const [folder, archive] = [resolve(dataDir), resolve(wanted)]
  if (!existsSync(archive)) throw new BackupRefused(`There is no ${archive}.`)
  const owner = runningServer(join(folder, 'rooms'))
  if (owner !== undefined) {
    throw new BackupRefused(`Process ${owner} runs on ${folder}. Stop the server first.`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const isOurs = (name: string) => [UNPACKED, HALF_RESTORE].includes(name) || PUT_ASIDE.test(name)
  const entries = () => readdirSync(folder).filter((name) => !isOurs(name))
  if ((entries().length > 0 || hasHalfRestore(folder)) && !replace) {
    throw new BackupRefused(
      `${folder} holds data already. Choose an empty DATA_DIR, or give --replace: then it is put aside.`,
    )
  }

  const unpacked = join(folder, UNPACKED)
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { mode: 0o700 })
  let manifest: Manifest
  try {
    manifest = await unpack(archive, unpacked)
    checkDatabase(manifest, databaseUrl)
    for (const { path } of manifest.files) {
      if (path !== DATABASE_FILE && !path.endsWith('.sqlite')) continue
      const damage = damageOfSqliteFile(join(unpacked, path))
      if (damage !== null) throw new BackupRefused(`${path} of the backup is damaged: ${damage}`)
    }
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true })
    throw error
  }

  // From here until its end no server starts on this folder.
  const half = join(folder, HALF_RESTORE)
  rmSync(half, { recursive: true, force: true })
  renameSync(unpacked, half)
  await syncFile(folder)
  let putAside: string | null = null
  const former = entries()
  if (former.length > 0) {
    putAside = join(folder, `before-restore-${new Date(now).toISOString().replaceAll(':', '')}`)
    mkdirSync(putAside, { mode: 0o700 })
    for (const name of former) renameSync(join(folder, name), join(putAside, name))
  }
  for (const name of readdirSync(half)) renameSync(join(half, name), join(folder, name))
  await syncFile(folder)
  rmSync(half, { recursive: true })
  return { dataDir: folder, manifest, putAside }
}

function checkDatabase({ database }: Manifest, databaseUrl: string | undefined): void {
  if (database === 'sqlite' && databaseUrl !== undefined) {
    throw new BackupRefused('This backup holds a SQLite database: run it without DATABASE_URL.')
  }
  if (database === 'postgresql' && databaseUrl === undefined) {
    throw new BackupRefused(
      'This backup was made beside PostgreSQL: set DATABASE_URL, and load your pg_dump there.',
    )
  }
}
