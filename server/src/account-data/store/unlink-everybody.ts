import { eq, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * Parts a profile from whom somebody else may have joined to it: course logins, whose visits end, and
 * parents or children.
 */
export async function unlinkEverybody(tx: Db, profileId: string, now: number): Promise<void> {
  const { ltiIdentities: login, ltiLaunches: visit } = tx.tables
  const { parentCodes: code, parentLinks: link } = tx.tables
  await tx.delete(login).where(eq(login.profileId, profileId))
  await tx
    .update(visit)
    .set({ handoverHash: null, tokenHash: null, expiresAt: now })
    .where(eq(visit.profileId, profileId))
  await tx.delete(code).where(eq(code.childProfileId, profileId))
  await tx
    .delete(link)
    .where(or(eq(link.parentProfileId, profileId), eq(link.childProfileId, profileId)))
}
