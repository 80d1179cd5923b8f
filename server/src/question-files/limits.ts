const MIB = 1024 * 1024

/** What one file may cost. */
export const FILE_MAX_BYTES = 5 * MIB
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
