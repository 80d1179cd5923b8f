import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
/** Where a file of SQLite says how large its pages are; 1 stands for 65,536. */
const PAGE_SIZE_AT = 16
/** Of none larger is a single page looked for: rooms have pages of 4,096. */
const PAGE_MAX = 4_096

/**
 * Whether a room's file holds nothing any more: one page at most, since a table needs a second one,
 * nothing beside it that is still to be written into it, and untouched for a day.
 */
export function isEmptied(file: string, now: number): boolean {
  if (!file.endsWith('.sqlite') || file.endsWith('metadata.sqlite')) return false
  const own = statSync(file, { throwIfNoEntry: false })
  if (!own || own.size > PAGE_MAX || own.mtimeMs > now - DAY_MS) return false
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return false
  return own.size === 0 || own.size <= pageSize(file)
}

function pageSize(file: string): number {
  const bytes = Buffer.alloc(2)
  const handle = openSync(file, 'r')
  try {
    if (readSync(handle, bytes, 0, 2, PAGE_SIZE_AT) < 2) return 0
  } finally {
    closeSync(handle)
  }
  return bytes.readUInt16BE() === 1 ? 65_536 : bytes.readUInt16BE()
}

/** Removes the files of rooms that have forgotten their games; nobody may have them open. */
export function removeEmptied(storageFolder: string, now: number): void {
  const names = readdirSync(storageFolder, { recursive: true, encoding: 'utf8' })
  for (const file of names.map((name) => join(storageFolder, name))) {
    if (!isEmptied(file, now)) continue
    for (const end of ['-wal', '-shm', '']) rmSync(file + end, { force: true })
  }
}
