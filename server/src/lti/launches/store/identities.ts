import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Profile } from '../../../accounts'
import type { Db, Row } from '../../../db/db'
import { tokenHash } from '../../../runtime/tokens'

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
    .values({ ...identity, createdAt: now, lastLaunchAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

const DAY_MS = 24 * 3_600_000

/** Somebody came by this login. Written once a day: a name is forgotten after hundreds. */
export async function noteLtiLaunch(
  db: Db,
  { issuer, clientId, sub }: LtiIdentity,
  now: number,
): Promise<void> {
  const { ltiIdentities: t } = db.tables
  await db
    .update(t)
    .set({ lastLaunchAt: now })
    .where(
      and(
        eq(t.issuer, issuer),
        eq(t.clientId, clientId),
        eq(t.sub, sub),
        or(isNull(t.lastLaunchAt), lte(t.lastLaunchAt, now - DAY_MS)),
      ),
    )
}

/** Who these people of a platform are here, by their `sub`. */
export async function listProfilesOfSubs(
  db: Db,
  { issuer, clientId }: Pick<LtiIdentity, 'issuer' | 'clientId'>,
  subs: readonly string[],
): Promise<Map<string, Profile>> {
  const { ltiIdentities: t, profiles } = db.tables
  if (subs.length === 0) return new Map()
  const rows = await db
    .select({ sub: t.sub, profile: profiles })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(and(eq(t.issuer, issuer), eq(t.clientId, clientId), inArray(t.sub, [...subs])))
  return new Map(rows.map((row) => [row.sub, row.profile]))
}

/** The logins that these profiles have on a platform. */
export async function listSubsOfProfiles(
  db: Db,
  { issuer, clientId }: Pick<LtiIdentity, 'issuer' | 'clientId'>,
  profileIds: readonly string[],
): Promise<{ sub: string; profileId: string }[]> {
  const { ltiIdentities: t } = db.tables
  if (profileIds.length === 0) return []
  return db
    .select({ sub: t.sub, profileId: t.profileId })
    .from(t)
    .where(
      and(eq(t.issuer, issuer), eq(t.clientId, clientId), inArray(t.profileId, [...profileIds])),
    )
    .orderBy(asc(t.createdAt), asc(t.sub))
}

/** Names a person of a platform to its courses' pages. */
export const personId = (platformId: string, sub: string): string =>
  tokenHash(JSON.stringify([platformId, sub])).slice(0, 22)
