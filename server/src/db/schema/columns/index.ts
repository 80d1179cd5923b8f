import { type Column, type SQL, sql } from 'drizzle-orm'
import type * as pg from './pg'
import type * as sqlite from './sqlite'

/** What tables are described with. PostgreSQL's columns pass as SQLite's: their values are the same. */
export type Columns = typeof sqlite

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type ValueOf<Column extends (...args: never[]) => unknown> =
  ReturnType<Column> extends { _: { data: infer Value } } ? Value : never
/** All that carry a value; `text` is Drizzle's own on both sides. */
type Name = 'date' | 'flag' | 'integer' | 'json' | 'real' | 'timeMs'
type Differing = {
  [Column in Name]: Same<
    ValueOf<(typeof sqlite)[Column]>,
    ValueOf<(typeof pg)[Column]>
  > extends true
    ? never
    : Column
}[Name]

/** Compile-time check: where a column has another type of value, the type here names it. */
export const COLUMN_TYPES_ARE_EQUAL: [Differing] extends [never] ? true : [Differing] = true

/** Conditions of CHECK constraints, the same words for both dialects (no parameters: DDL takes none). */
export const oneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const between = (column: Column, least: number, most: number): SQL =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`

export const atLeast = (column: Column, least: number): SQL =>
  sql`${column} >= ${sql.raw(String(least))}`
