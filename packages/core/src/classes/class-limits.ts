// Limits of classes. No zod here.

/** Of one teacher, archived ones included. */
export const CLASSES_MAX = 200
/** Of one teacher from rosters, beside those made by hand; a roster may cover a whole school. */
export const ROSTER_CLASSES_MAX = 400
export const ROSTER_STUDENTS_MAX = 10_000
/** Of a file as it is sent; its CSV files may be twice as large. */
export const ROSTER_FILE_MAX_MIB = 15
export const STUDENTS_PER_CLASS_MAX = 200
export const TEACHERS_PER_CLASS_MAX = 10
export const CLASS_NAME_MAX = 60
export const CLASS_PERIOD_MAX = 20
export const CLASS_GRADE_MIN = 6
export const CLASS_GRADE_MAX = 12
/** Names pasted at once. */
export const PASTED_NAMES_MAX = 100
/** Eight characters, 40 bits, as a parent code. */
export const CLASS_CODE_LENGTH = 8
/** A link for a colleague. */
export const CLASS_INVITE_MS = 7 * 24 * 60 * 60_000
/** Ten characters, 51 bits: the only secret of a student without an address. */
export const CARD_CODE_LENGTH = 10
