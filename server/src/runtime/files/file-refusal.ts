import type { ErrorCode, ErrorParams } from '@pathquest/core/errors/catalogue'

const MIB = 1024 * 1024

/** What an archive may unpack to. */
export const UNPACKED_MAX_BYTES = 32 * MIB
/** Unpacked to packed; counted from the first MiB on. */
export const UNPACKED_RATIO_MAX = 100
export const UNPACKED_RATIO_FROM_BYTES = MIB
export const ENTRIES_MAX = 2_000

export type RefusalCode = Extract<ErrorCode, `import_${string}` | `roster_${string}`>

/** A file that is not read, as a whole; it crosses from the process that reads to the server as its code. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly params: ErrorParams = {},
  ) {
    super(code)
  }
}
