/** The driver's own error below Drizzle's wrapping (which carries the query's values: never log it). */
function* causes(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at
}

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
 * The innermost error, without the query's values: what may be logged.
 * @example log.error({ err: withoutValues(error) })
 */
export function withoutValues(error: unknown): unknown {
  const chain = [...causes(error)]
  return chain.some((at) => 'params' in at) ? chain.at(-1) : error
}
