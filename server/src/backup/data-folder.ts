import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isEmptied } from '../rooms'

/** What a backup or a restore says no to, in words for whoever typed it. */
export class BackupRefused extends Error {}

export const DATABASE_FILE = 'pathquest.db'
/** What a restore has put aside, `before-restore-<time>`. */
export const PUT_ASIDE = /^before-restore-/
/** A restore that is being unpacked, and one that is being put in place. */
export const UNPACKED = 'restore.part'
export const HALF_RESTORE = 'restore.half'

/** Written anew at each start; the last one names processes of this machine. */
const OF_A_START = new Set(['rooms/config.capnp', 'rooms/room.mjs', 'rooms/process.json'])
/** SQLite's own files: their content is in the copy of the database. */
const BESIDE_SQLITE = /-(wal|shm|journal)$/
const ROOMS_STORAGE = 'rooms/storage/'
/** The alarms of all rooms. */
const ALARMS = /^rooms\/storage\/[^/]+\/metadata\.sqlite$/

interface BackedUpPaths {
  /** SQLite files in the order in which they have to be copied. */
  databases: string[]
  /** Everything else. */
  files: string[]
}

/**
 * Paths below the data folder that a backup takes. The alarms first, for one that rings too soon does
 * no harm; then the rooms, then the database: a result is kept by the room until the database has it,
 * so that it is in one of them at least. Pictures after the database that names them. Rooms that have
 * forgotten everything are no part of it.
 */
export function pathsToBackUp(dataDir: string, hasDatabase: boolean, now: number): BackedUpPaths {
  const paths = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(join(dataDir, '/').length).replaceAll('\\', '/'))
    .filter((path) => isKept(path))
    .sort()
  const isRoom = (path: string) => path.startsWith(ROOMS_STORAGE) && path.endsWith('.sqlite')
  const rooms = paths.filter((path) => isRoom(path) && !isEmptied(join(dataDir, path), now))
  return {
    databases: [
      ...rooms.filter((path) => ALARMS.test(path)),
      ...rooms.filter((path) => !ALARMS.test(path)),
      ...(hasDatabase ? [DATABASE_FILE] : []),
    ],
    files: paths.filter((path) => !isRoom(path) && path !== DATABASE_FILE),
  }
}

function isKept(path: string): boolean {
  const [top = ''] = path.split('/')
  if (PUT_ASIDE.test(top) || top === UNPACKED || top === HALF_RESTORE) return false
  return !OF_A_START.has(path) && !BESIDE_SQLITE.test(path)
}

/** The last entry of an archive: whoever finds it has the whole of it. */
export const MANIFEST_NAME = 'pathquest-backup.json'

/** A path below the data folder, in plain segments: nothing of an archive is written elsewhere. */
const FilePath = z
  .string()
  .refine((path) => path.split('/').every((part) => /^[^\\\0]+$/.test(part) && !/^\.+$/.test(part)))

const BackedUpFile = z.object({
  path: FilePath,
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

export const Manifest = z.object({
  format: z.literal(1),
  /** Of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** `postgresql`: the database is not in here. */
  database: z.enum(['sqlite', 'postgresql']),
  files: z.array(BackedUpFile),
})
export type Manifest = z.infer<typeof Manifest>
