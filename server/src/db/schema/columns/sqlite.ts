import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

export const table = sqliteTable
/** Milliseconds since 1970 as a number. */
export const timeMs = (name: string) => integer(name)
export const flag = (name: string) => integer(name, { mode: 'boolean' })
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
/** Stored as milliseconds, read as a Date: better-auth works with Dates. */
export const date = (name: string) => integer(name, { mode: 'timestamp_ms' })
