import { bigint, boolean, customType, doublePrecision, pgTable } from 'drizzle-orm/pg-core'

export {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const table = pgTable
export const real = (name: string) => doublePrecision(name)
/** Milliseconds since 1970 as a number. */
export const timeMs = (name: string) => bigint(name, { mode: 'number' })
export const flag = (name: string) => boolean(name)

/** Drizzle's own `jsonb` parses a text once more: the text `"42"` would come back as a number. */
const parsedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
export const json = <T>(name: string) => parsedJson(name).$type<T>()

const millisecondDate = customType<{ data: Date; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (value) => value.getTime(),
  fromDriver: (value) => new Date(Number(value)),
})
/** Stored as milliseconds, read as a Date: better-auth works with Dates. */
export const date = (name: string) => millisecondDate(name)
