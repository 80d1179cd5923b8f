import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import {
  ENTRIES_MAX,
  FileRefusal,
  UNPACKED_MAX_BYTES,
  UNPACKED_RATIO_FROM_BYTES,
  UNPACKED_RATIO_MAX,
} from './file-refusal'

/** A step of inflating can only make about a thousand times as much. */
const STEP_BYTES = 16 * 1024
const ENCRYPTED = 1

export type ZipEntries = Map<string, Uint8Array>

/**
 * Every file of an archive by its path. What it unpacks to is counted while it is inflated: sizes
 * that an archive declares prove nothing. Throws refusals alone.
 */
export function openZip(bytes: Uint8Array): ZipEntries {
  if (((bytes[6] ?? 0) & ENCRYPTED) !== 0) throw new FileRefusal('import_encrypted')
  const entries: ZipEntries = new Map()
  const most = Math.min(
    UNPACKED_MAX_BYTES,
    Math.max(UNPACKED_RATIO_FROM_BYTES, bytes.length * UNPACKED_RATIO_MAX),
  )
  let unpacked = 0
  let open = 0
  const take = (file: UnzipFile) => {
    if (entries.size >= ENTRIES_MAX) throw new FileRefusal('import_unpacks_too_large')
    const parts: Uint8Array[] = []
    open++
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      unpacked += part.length
      if (unpacked > most) throw new FileRefusal('import_unpacks_too_large')
      parts.push(part)
      if (!isLast) return
      open--
      const name = file.name.replaceAll('\\', '/')
      if (!name.endsWith('/')) entries.set(name, Buffer.concat(parts))
    }
    file.start()
  }
  const unzip = new Unzip(take)
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
    }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('import_damaged')
  }
  if (open > 0 || entries.size === 0) throw new FileRefusal('import_damaged')
  return entries
}
