import type { Table } from 'drizzle-orm'
import type * as pg from './pg'
import type * as sqlite from './sqlite'

/** Compile-time check: a row read from PostgreSQL has exactly the type of one read from SQLite. */
type Rows<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends Table
    ? { read: Schema[Name]['$inferSelect']; written: Schema[Name]['$inferInsert'] }
    : never
}
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never
type Flat<T> = {
  [Key in keyof T]: T[Key] extends object ? { [K in keyof T[Key]]: T[Key][K] } : T[Key]
}

export const ROW_TYPES_ARE_EQUAL: {
  [Name in keyof typeof sqlite]: Same<
    Flat<Rows<typeof sqlite>[Name]>,
    Flat<Rows<typeof pg>[Name & keyof typeof pg]>
  >
}[keyof typeof sqlite] = true
export const TABLES_ARE_EQUAL: Same<keyof typeof sqlite, keyof typeof pg> = true
