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

/** The driver's own error below Drizzle's wrapping (which carries the query's values: never log it). */
function* causes(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at
}

/** Codes of an error and of what caused it, the outermost first. */
const codesOf = (error: unknown): string[] =>
  [...causes(error)].flatMap((at) => ('code' in at && typeof at.code === 'string' ? at.code : []))

/** PostgreSQL gave up this transaction in favour of another: serialization failure or deadlock. */
export const isConflict = (error: unknown): boolean =>
  codesOf(error).some((code) => code === '40001' || code === '40P01')

/** A UNIQUE or primary key said no. */
export const isUniqueViolation = (error: unknown): boolean =>
  codesOf(error).some(
    (code) =>
      code === '23505' ||
      code === 'SQLITE_CONSTRAINT_UNIQUE' ||
      code === 'SQLITE_CONSTRAINT_PRIMARYKEY',
  )

/** Any constraint said no: UNIQUE, CHECK, NOT NULL, foreign key, trigger. */
export const isConstraintViolation = (error: unknown): boolean =>
  codesOf(error).some((code) => /^23\d{3}$/.test(code) || code.startsWith('SQLITE_CONSTRAINT'))

/**
 * What may be logged of an error of a query: Drizzle's own message lists the query's values, and
 * PostgreSQL's details quote them.
 * @example log.error({ err: withoutValues(error) })
 */
export function withoutValues(error: unknown): unknown {
  const chain = [...causes(error)]
  const innermost = chain.at(-1)
  if (!innermost || !chain.some((at) => 'params' in at)) return error
  const { name, message, stack } = innermost
  return Object.assign(new Error(message), { name, stack, code: codesOf(innermost)[0] })
}
