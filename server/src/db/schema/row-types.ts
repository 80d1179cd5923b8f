import type * as pg from './pg'
import type * as sqlite from './sqlite'

/**
 * Compile-time check: a row of PostgreSQL has exactly the type of one of SQLite, read and written.
 * Where it has not, the type of the constant names the tables.
 */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Flat<T> = { [Key in keyof T]: T[Key] }

type Read<Table> = Table extends { $inferSelect: infer Row } ? Flat<Row> : never
type Written<Table> = Table extends { $inferInsert: infer Row } ? Flat<Row> : never
type Alike<A, B> = [Same<Read<A>, Read<B>>, Same<Written<A>, Written<B>>] extends [true, true]
  ? true
  : false

type Sqlite = typeof sqlite
type Pg = typeof pg
type Differing = {
  [Name in keyof Sqlite | keyof Pg]: Name extends keyof Sqlite & keyof Pg
    ? Alike<Sqlite[Name], Pg[Name]> extends true
      ? never
      : Name
    : Name
}[keyof Sqlite | keyof Pg]

export const ROW_TYPES_ARE_EQUAL: [Differing] extends [never] ? true : [Differing] = true
