import { codesOf } from './violations'

/** Why the storage itself said no: somebody else holds it, its disk is full, its file is broken. */
export type StorageFault = 'busy' | 'full' | 'damaged' | 'failed'

/** SQLite's names (extended ones go on after them), PostgreSQL's codes, and those of files beside it. */
const FAULTS: readonly [RegExp, StorageFault][] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/, 'damaged'],
  [/^(SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|58030|25006|EIO|EROFS)/, 'failed'],
]

/** Undefined: the error is not the storage's. */
export function storageFault(error: unknown): StorageFault | undefined {
  for (const code of codesOf(error)) {
    const found = FAULTS.find(([pattern]) => pattern.test(code))
    if (found) return found[1]
  }
  return undefined
}
