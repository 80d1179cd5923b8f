import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { type Db, isLoginOf, isOnPlatform, type Row } from '../../../db/db'
import type { LtiIdentity } from '../../launches/store/identities'

export interface AccountLink {
  identity: Row<'ltiIdentities'>
  /** Null: the platform is not registered any more. */
  platform: Row<'ltiPlatforms'> | null
  /** Titles of the courses of recent visits. */
  courses: string[]
}

/** The course logins of a profile, latest first. */
export async function listAccountLinks(db: Db, profileId: string): Promise<AccountLink[]> {
  const { ltiIdentities: t, ltiPlatforms: platforms } = db.tables
  const rows = await db
    .select({ identity: t, platform: platforms })
    .from(t)
    .leftJoin(platforms, isOnPlatform(db.tables))
    .where(eq(t.profileId, profileId))
    .orderBy(desc(t.createdAt), desc(t.issuer), desc(t.clientId), desc(t.sub))
  const courses = await coursesOf(db, profileId)
  return rows.map(({ identity, platform }) => ({
    identity,
    platform,
    courses: [
      ...new Set(
        courses
          .filter((visit) => visit.platformId === platform?.id && visit.sub === identity.sub)
          .map((visit) => visit.title),
      ),
    ],
  }))
}

async function coursesOf(db: Db, profileId: string) {
  const { ltiLaunches: launches, ltiContexts: contexts } = db.tables
  const rows = await db
    .select({ platformId: launches.platformId, sub: launches.sub, title: contexts.title })
    .from(launches)
    .innerJoin(contexts, eq(contexts.id, launches.contextId))
    .where(and(eq(launches.profileId, profileId), isNotNull(contexts.title)))
    .orderBy(desc(launches.createdAt))
    .limit(200)
  return rows.map((row) => ({ ...row, title: row.title as string }))
}

/** Parts a course login from its profile and ends its visits; the next launch is a new person. */
export async function removeAccountLink(
  db: Db,
  profileId: string,
  { issuer, clientId, sub }: LtiIdentity,
  now = Date.now(),
): Promise<boolean> {
  const { ltiIdentities: t, ltiLaunches: launches, ltiPlatforms: platforms } = db.tables
  return db.transact(async (tx) => {
    const removed = await tx
      .delete(t)
      .where(
        and(
          eq(t.issuer, issuer),
          eq(t.clientId, clientId),
          eq(t.sub, sub),
          eq(t.profileId, profileId),
        ),
      )
      .returning()
    if (removed.length === 0) return false
    const ids = tx
      .select({ id: platforms.id })
      .from(platforms)
      .where(and(eq(platforms.issuer, issuer), eq(platforms.clientId, clientId)))
    await tx
      .update(launches)
      .set({ handoverHash: null, tokenHash: null, expiresAt: now })
      .where(and(inArray(launches.platformId, ids), eq(launches.sub, sub)))
    return true
  })
}

export async function findCourseTitle(db: Db, contextId: string | null): Promise<string | null> {
  if (contextId === null) return null
  const { ltiContexts: t } = db.tables
  const [row] = await db.select({ title: t.title }).from(t).where(eq(t.id, contextId))
  return row?.title ?? null
}

/** What merging would bring along. */
export async function countGamesOf(
  db: Db,
  profileId: string,
): Promise<{ games: number; hostedGames: number }> {
  const { gamePlayers: players, gameSessions: games } = db.tables
  const [[played], [hosted]] = await Promise.all([
    db.select({ count: count() }).from(players).where(eq(players.profileId, profileId)),
    db
      .select({ count: count() })
      .from(games)
      .where(and(eq(games.hostProfileId, profileId), eq(games.sessionType, 'multiplayer'))),
  ])
  return { games: played?.count ?? 0, hostedGames: hosted?.count ?? 0 }
}

/**
 * A seat, removed or not, in a class game of this login's platform that is not over: who parts the
 * login now would lose the grade, or come back past a removal.
 */
export async function hasOpenCourseGame(
  db: Db,
  profileId: string,
  { issuer, clientId }: Pick<LtiIdentity, 'issuer' | 'clientId'>,
): Promise<boolean> {
  const {
    gamePlayers: players,
    gameSessions: games,
    ltiGames,
    ltiLinks,
    ltiPlatforms: platforms,
  } = db.tables
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .innerJoin(games, eq(games.id, players.gameSessionId))
    .innerJoin(ltiGames, eq(ltiGames.gameSessionId, games.id))
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGames.linkId))
    .innerJoin(platforms, eq(platforms.id, ltiLinks.platformId))
    .where(
      and(
        eq(players.profileId, profileId),
        eq(games.sessionType, 'multiplayer'),
        ne(games.status, 'completed'),
        eq(platforms.issuer, issuer),
        eq(platforms.clientId, clientId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** A course login that a code stands for: its launch, its platform, and whose it is now. */
export interface CodedLaunch {
  launch: Row<'ltiLaunches'>
  platform: Row<'ltiPlatforms'>
  identity: Row<'ltiIdentities'>
}

/** A new code of this launch; former ones end, and so do all that are out of date. */
export async function putAccountCode(
  db: Db,
  code: { codeHash: string; launchId: string; createdAt: number; expiresAt: number },
): Promise<void> {
  const { ltiAccountCodes: t } = db.tables
  await db.transact(async (tx) => {
    await tx.delete(t).where(lt(t.expiresAt, code.createdAt))
    await tx.delete(t).where(and(eq(t.launchId, code.launchId), isNull(t.usedAt)))
    await tx.insert(t).values(code)
  })
}

/** What a code stands for while it may be used: the visit still lasts and its login is known. */
export async function findCodedLaunch(
  db: Db,
  codeHash: string,
  now: number,
): Promise<CodedLaunch | undefined> {
  const {
    ltiAccountCodes: codes,
    ltiLaunches: launches,
    ltiPlatforms: platforms,
    ltiIdentities: identities,
  } = db.tables
  const [found] = await db
    .select({ launch: launches, platform: platforms, identity: identities })
    .from(codes)
    .innerJoin(launches, eq(launches.id, codes.launchId))
    .innerJoin(platforms, eq(platforms.id, launches.platformId))
    .innerJoin(identities, isLoginOf(db.tables, launches.sub))
    .where(
      and(
        eq(codes.codeHash, codeHash),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        gt(launches.expiresAt, now),
      ),
    )
  return found
}

/** False: somebody was faster. */
export async function useAccountCode(db: Db, codeHash: string, usedAt: number): Promise<boolean> {
  const { ltiAccountCodes: t } = db.tables
  const used = await db
    .update(t)
    .set({ usedAt })
    .where(and(eq(t.codeHash, codeHash), isNull(t.usedAt)))
    .returning()
  return used.length > 0
}
