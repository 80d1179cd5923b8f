const MIB = 1024 * 1024

/** What one file may cost. */
export const FILE_MAX_BYTES = 5 * MIB
export const UNPACKED_MAX_BYTES = 32 * MIB
/** Unpacked to packed; counted from the first MiB on. */
export const UNPACKED_RATIO_MAX = 100
export const UNPACKED_RATIO_FROM_BYTES = MIB
export const ENTRIES_MAX = 2_000
export const XML_DEPTH_MAX = 60
/** Rows times columns of one sheet: a single far cell makes all before it. */
export const CELLS_MAX = 1_000_000
/** Of the thread's own program; on a busy machine it takes a while. */
export const LOAD_MAX_MS = 60_000
export const READ_MAX_MS = 15_000
export const HEAP_MAX_MIB = 128
export const YOUNG_HEAP_MAX_MIB = 32

/** Of one row: what a teacher could still repair. */
export const TEXT_READ_MAX = 4_000
export const OPTION_READ_MAX = 1_000
export const OPTIONS_READ_MAX = 26
