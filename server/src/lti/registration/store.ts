import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { newId } from '../../runtime/tokens'

export type LtiInvite = Row<'ltiInvites'>

export async function insertInvite(
  db: Db,
  invite: Pick<LtiInvite, 'tokenHash' | 'name' | 'createdBy' | 'createdAt' | 'expiresAt'>,
): Promise<LtiInvite> {
  const [row] = await db
    .insert(db.tables.ltiInvites)
    .values({ ...invite, id: newId('ltiInvite') })
    .returning()
  if (!row) throw new Error('Insert failed')
  return row
}

/** The invitation of a token's hash if it can still be used. */
export async function findOpenInvite(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<LtiInvite | undefined> {
  const { ltiInvites: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tokenHash, tokenHash), isNull(t.usedAt), gt(t.expiresAt, now)))
  return row
}

/** Newest first. */
export async function listInvites(db: Db): Promise<LtiInvite[]> {
  const { ltiInvites: t } = db.tables
  return db.select().from(t).orderBy(desc(t.createdAt), desc(t.id))
}

/** Uses an invitation up for this platform. False: it was used, has ended or was revoked. */
export async function useUpInvite(
  db: Db,
  id: string,
  { platformId, now }: { platformId: string; now: number },
): Promise<boolean> {
  const { ltiInvites: t } = db.tables
  const used = await db
    .update(t)
    .set({ usedAt: now, platformId })
    .where(and(eq(t.id, id), isNull(t.usedAt), gt(t.expiresAt, now)))
    .returning()
  return used.length > 0
}

/** False: there is no such invitation. */
export async function removeInvite(db: Db, id: string): Promise<boolean> {
  const { ltiInvites: t } = db.tables
  const removed = await db.delete(t).where(eq(t.id, id)).returning()
  return removed.length > 0
}
