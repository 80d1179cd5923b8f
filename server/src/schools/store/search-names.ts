import { type Column, or, type SQL, sql } from 'drizzle-orm'

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Whether a name has these letters, small or capital. SQLite knows that of ASCII alone: other first
 * letters are tried as capitals as well.
 */
export function nameContains(column: Column, typed: string): SQL | undefined {
  if (typed === '') return undefined
  const small = escaped(typed.toLowerCase())
  const capital = small.slice(0, 1).toUpperCase() + small.slice(1)
  const has = (text: string) => sql`lower(${column}) like ${`%${text}%`} escape '\\'`
  return or(has(small), has(capital))
}
