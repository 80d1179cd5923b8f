import { and, asc, eq, gt, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { type Db, isOnPlatform } from '../../db/db'
import { isGameOpen } from './guests'

const PROFILES_AT_ONCE = 500

export interface PurgedPeople {
  forgotten: number
  /** The profile to go on after; null: all were looked at. */
  last: string | null
}

/** After a whole school year without a launch, and the holidays around it. */
export const LMS_NAME_RETENTION_MS = 400 * 24 * 3_600_000

/**
 * Erases the names of people without an account who do not come in any more: by no LMS that is still
 * registered, or for 400 days by none. What they earned stays, and so does the opaque login: with
 * the next launch the LMS brings the name back. Who sits in a game that is not over is left for later.
 * One batch of profiles, in the order of their ids.
 */
export async function purgePeople(
  db: Db,
  after: string,
  now = Date.now(),
  limit = PROFILES_AT_ONCE,
): Promise<PurgedPeople> {
  const { profiles } = db.tables
  const named = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(gt(profiles.id, after), ne(profiles.displayName, '')))
    .orderBy(asc(profiles.id))
    .limit(limit)
  const ids = named.map(({ id }) => id)
  const last = ids.length < limit ? null : (ids.at(-1) ?? null)
  return { forgotten: await forget(db, await strangersOf(db, ids, now), now), last }
}

async function strangersOf(db: Db, ids: string[], now: number): Promise<string[]> {
  if (ids.length === 0) return []
  const { profiles } = db.tables
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), isStranger(db, now)))
  return rows.map(({ id }) => id)
}

/** Looks again: somebody may have come in by now. */
async function forget(db: Db, ids: string[], now: number): Promise<number> {
  if (ids.length === 0) return 0
  return db.transact(async (tx) => {
    const { profiles, gamePlayers } = tx.tables
    const rows = await tx
      .update(profiles)
      .set({ displayName: '', email: null, updatedAt: now })
      .where(and(inArray(profiles.id, ids), isStranger(tx, now)))
      .returning()
    const forgotten = rows.map(({ id }) => id)
    await tx
      .update(gamePlayers)
      .set({ displayName: '' })
      .where(inArray(gamePlayers.profileId, forgotten))
    return forgotten.length
  })
}

function isStranger(db: Db, now: number): SQL | undefined {
  const {
    profiles,
    authUser,
    ltiIdentities: login,
    ltiPlatforms: platform,
    gamePlayers: seat,
    gameSessions: game,
  } = db.tables
  const account = db
    .select({ id: authUser.id })
    .from(authUser)
    .where(eq(authUser.profileId, profiles.id))
  const livingLogin = db
    .select({ sub: login.sub })
    .from(login)
    .innerJoin(platform, isOnPlatform(db.tables))
    .where(
      and(
        eq(login.profileId, profiles.id),
        sql`coalesce(${login.lastLaunchAt}, ${login.createdAt}) > ${now - LMS_NAME_RETENTION_MS}`,
      ),
    )
  const openGame = db
    .select({ id: seat.id })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(eq(seat.profileId, profiles.id), isGameOpen(db, now)))
  return and(notExists(account), notExists(livingLogin), notExists(openGame))
}
