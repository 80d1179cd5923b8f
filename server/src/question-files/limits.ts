import type { ErrorCode, ErrorParams } from '@pathquest/core/errors/catalogue'

const MIB = 1024 * 1024

/** What one file may cost. */
export const FILE_MAX_BYTES = 5 * MIB
export const UNPACKED_MAX_BYTES = 32 * MIB
/** Unpacked to packed; counted from the first MiB on. */
export const UNPACKED_RATIO_MAX = 100
export const UNPACKED_RATIO_FROM_BYTES = MIB
export const ENTRIES_MAX = 2_000
export const XML_DEPTH_MAX = 60
/** Of one table; of a sheet its rows times its columns: a single far cell makes all before it. */
export const CELLS_MAX = 500_000
/** Of the process that reads it. */
export const WORK_MAX_MS = 15_000
export const HEAP_MAX_MIB = 160
/** Node alone takes 45 of it. */
export const MEMORY_MAX_MIB = 320

/** Of one row: what a teacher could still repair. */
export const TEXT_READ_MAX = 4_000
export const OPTION_READ_MAX = 1_000
export const OPTIONS_READ_MAX = 26

export type RefusalCode = Extract<ErrorCode, `import_${string}`>

/** A file that is not read, as a whole; it crosses from the process that reads to the server as its code. */
export class FileRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly params: ErrorParams = {},
  ) {
    super(code)
  }
}
