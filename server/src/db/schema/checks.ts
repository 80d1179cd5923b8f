import { type Column, type SQL, sql } from 'drizzle-orm'

/** Conditions of CHECK constraints, the same words for both dialects (no parameters: DDL takes none). */
export const oneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const between = (column: Column, least: number, most: number): SQL =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`

export const atLeast = (column: Column, least: number): SQL =>
  sql`${column} >= ${sql.raw(String(least))}`
