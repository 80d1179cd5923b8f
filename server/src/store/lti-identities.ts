import { and, eq } from 'drizzle-orm'
import type { Db, Row } from '../db/db'
import type { Profile } from './profiles'

export type LtiIdentity = Pick<Row<'ltiIdentities'>, 'issuer' | 'clientId' | 'sub'>

export async function findProfileByLtiIdentity(
  db: Db,
  { issuer, clientId, sub }: LtiIdentity,
): Promise<Profile | undefined> {
  const { ltiIdentities, profiles } = db.tables
  const [found] = await db
    .select({ profile: profiles })
    .from(ltiIdentities)
    .innerJoin(profiles, eq(profiles.id, ltiIdentities.profileId))
    .where(
      and(
        eq(ltiIdentities.issuer, issuer),
        eq(ltiIdentities.clientId, clientId),
        eq(ltiIdentities.sub, sub),
      ),
    )
  return found?.profile
}

/** False: this identity is linked already. */
export async function insertLtiIdentity(
  db: Db,
  identity: LtiIdentity & { profileId: string },
  now = Date.now(),
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.ltiIdentities)
    .values({ ...identity, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}
