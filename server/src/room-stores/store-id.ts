import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { EnvError } from '../runtime/env'
import { writePrivate } from '../runtime/secrets'
import { newId } from '../runtime/tokens'

const StoreFile = z.object({ id: z.string().regex(/^rs_[a-z0-9]{20}$/) })

/** Among the files of the rooms: it is moved, backed up, restored and lost with them. */
const FILE = 'rooms/storage/store.json'

/** The id of the rooms in this data folder; made with the first of them, and never changed. */
export function loadStoreId(dataDir: string): string {
  const file = join(dataDir, FILE)
  if (existsSync(file)) return readStoreId(file)
  mkdirSync(join(dataDir, 'rooms/storage'), { recursive: true, mode: 0o700 })
  const id = newId('roomStore')
  writePrivate(file, { id })
  return id
}

/** The id of rooms at an address of their own: the same for every server that uses them. */
export const storeIdOf = (roomsOrigin: string): string =>
  `rs_${BigInt(`0x${createHash('sha256').update(roomsOrigin).digest('hex')}`)
    .toString(36)
    .slice(0, 20)}`

function readStoreId(file: string): string {
  try {
    return StoreFile.parse(JSON.parse(readFileSync(file, 'utf8'))).id
  } catch (error) {
    // A new id would give up every running game of these rooms.
    const sentence = `DATA_DIR: ${file} is damaged. Restore it from a backup, or write {"id": "…"} with the id that \`npm run stores:list\` shows for this folder.`
    throw new EnvError(sentence, { cause: error })
  }
}

/**
 * Machine and data folder. By its inode and its birth as well: a second machine with the same name
 * and path is another place, and so is a copy.
 */
export function placeOf(dataDir: string): string {
  const { ino, birthtimeMs } = statSync(dataDir)
  const folder = `${ino.toString(36)}.${Math.floor(birthtimeMs).toString(36)}`
  return `${hostname()}:${resolve(dataDir)} (${folder})`
}
