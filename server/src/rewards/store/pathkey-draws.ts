import { asc, eq } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/random'

export type PathkeyDraw = Row<'pathkeyDraws'>
export type NewPathkeyDraw = Omit<NewRow<'pathkeyDraws'>, 'id'>

/** One draw per player and game. False: there was one. */
export async function insertPathkeyDraw(db: Db, draw: NewPathkeyDraw): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.pathkeyDraws)
    .values({ ...draw, id: newId('draw') })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

export async function listPathkeyDraws(db: Db, gameSessionId: string): Promise<PathkeyDraw[]> {
  const { pathkeyDraws } = db.tables
  return db
    .select()
    .from(pathkeyDraws)
    .where(eq(pathkeyDraws.gameSessionId, gameSessionId))
    .orderBy(asc(pathkeyDraws.playerId))
}
