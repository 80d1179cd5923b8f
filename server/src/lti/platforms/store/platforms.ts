import { and, asc, eq } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../../db/db'
import { newId } from '../../../runtime/random'

export type LtiPlatform = Row<'ltiPlatforms'>
export type PlatformValues = Omit<NewRow<'ltiPlatforms'>, 'id' | 'createdAt' | 'updatedAt'>

/** Undefined: this (issuer, client id) is registered already. */
export async function insertPlatform(
  db: Db,
  platform: PlatformValues,
  now = Date.now(),
): Promise<LtiPlatform | undefined> {
  const [row] = await db
    .insert(db.tables.ltiPlatforms)
    .values({ ...platform, id: newId('ltiPlatform'), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findPlatform(db: Db, id: string): Promise<LtiPlatform | undefined> {
  const { ltiPlatforms } = db.tables
  const [row] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id))
  return row
}

export async function findPlatformByClient(
  db: Db,
  { issuer, clientId }: Pick<LtiPlatform, 'issuer' | 'clientId'>,
): Promise<LtiPlatform | undefined> {
  const { ltiPlatforms } = db.tables
  const [row] = await db
    .select()
    .from(ltiPlatforms)
    .where(and(eq(ltiPlatforms.issuer, issuer), eq(ltiPlatforms.clientId, clientId)))
  return row
}

/** One issuer may serve many schools, each with a client id of its own. */
export async function listPlatformsOfIssuer(db: Db, issuer: string): Promise<LtiPlatform[]> {
  const { ltiPlatforms } = db.tables
  return db
    .select()
    .from(ltiPlatforms)
    .where(eq(ltiPlatforms.issuer, issuer))
    .orderBy(asc(ltiPlatforms.createdAt), asc(ltiPlatforms.id))
}

export async function listPlatforms(db: Db): Promise<LtiPlatform[]> {
  const { ltiPlatforms } = db.tables
  return db.select().from(ltiPlatforms).orderBy(asc(ltiPlatforms.createdAt), asc(ltiPlatforms.id))
}

export async function updatePlatform(
  db: Db,
  id: string,
  changes: Partial<PlatformValues>,
  now = Date.now(),
): Promise<LtiPlatform | undefined> {
  const { ltiPlatforms } = db.tables
  const [row] = await db
    .update(ltiPlatforms)
    .set({ ...changes, updatedAt: now })
    .where(eq(ltiPlatforms.id, id))
    .returning()
  return row
}

/** With its deployments, contexts, links and launches; people keep their profiles (person-retention.ts). */
export async function removePlatform(db: Db, id: string): Promise<boolean> {
  const { ltiPlatforms } = db.tables
  const removed = await db.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id)).returning()
  return removed.length > 0
}
