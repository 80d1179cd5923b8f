import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export type Pathkey = Row<'pathkeys'>

/** In the order of the catalogue; `ids` narrows it. */
export async function listActivePathkeys(db: Db, ids?: readonly string[]): Promise<Pathkey[]> {
  const { pathkeys } = db.tables
  return db
    .select()
    .from(pathkeys)
    .where(and(eq(pathkeys.isActive, true), ids ? inArray(pathkeys.id, [...ids]) : undefined))
    .orderBy(asc(pathkeys.orderIndex), asc(pathkeys.id))
}

/** Withdrawn ones as well. */
export async function listPathkeysById(db: Db, ids: readonly string[]): Promise<Pathkey[]> {
  if (ids.length === 0) return []
  const { pathkeys } = db.tables
  return db
    .select()
    .from(pathkeys)
    .where(inArray(pathkeys.id, [...ids]))
}
