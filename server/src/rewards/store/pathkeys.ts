import { and, asc, count, desc, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/tokens'

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

type PathkeyDraw = Row<'pathkeyDraws'>
type NewPathkeyDraw = Omit<NewRow<'pathkeyDraws'>, 'id'>

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

export interface OwnedPathkey {
  pathkey: Pathkey
  quantity: number
  acquiredAt: number
}

/** The procedure `award_pathkey`: one more copy. False: no such profile or no such active pathkey. */
export async function awardPathkey(
  db: Db,
  profileId: string,
  pathkeyId: string,
  now = Date.now(),
): Promise<boolean> {
  const { pathkeys, profiles, userPathkeys } = db.tables
  return db.transact(async (tx) => {
    const [may] = await tx
      .select({ id: pathkeys.id })
      .from(pathkeys)
      .innerJoin(profiles, eq(profiles.id, profileId))
      .where(and(eq(pathkeys.id, pathkeyId), eq(pathkeys.isActive, true)))
    if (!may) return false
    await tx
      .insert(userPathkeys)
      .values({ profileId, pathkeyId, quantity: 1, acquiredAt: now })
      .onConflictDoUpdate({
        target: [userPathkeys.profileId, userPathkeys.pathkeyId],
        set: { quantity: sql`${userPathkeys.quantity} + 1`, acquiredAt: now },
      })
    return true
  })
}

/** Latest copy first. */
export async function listOwnedPathkeys(
  db: Db,
  profileId: string,
  limit?: number,
): Promise<OwnedPathkey[]> {
  const { pathkeys, userPathkeys } = db.tables
  const query = db
    .select({
      pathkey: pathkeys,
      quantity: userPathkeys.quantity,
      acquiredAt: userPathkeys.acquiredAt,
    })
    .from(userPathkeys)
    .innerJoin(pathkeys, eq(pathkeys.id, userPathkeys.pathkeyId))
    .where(eq(userPathkeys.profileId, profileId))
    .orderBy(desc(userPathkeys.acquiredAt), desc(pathkeys.id))
  return limit === undefined ? query : query.limit(limit)
}

/** Copies are what Pathkeys Collected counts, distinct ones what Careers Explored counts. */
export async function countOwnedPathkeys(
  db: Db,
  profileId: string,
): Promise<{ copies: number; distinct: number }> {
  const { userPathkeys } = db.tables
  const [row] = await db
    .select({
      copies: sql`coalesce(sum(${userPathkeys.quantity}), 0)`.mapWith(Number),
      distinct: count(),
    })
    .from(userPathkeys)
    .where(eq(userPathkeys.profileId, profileId))
  return row ?? { copies: 0, distinct: 0 }
}

interface CollectionRow {
  pathkey: Pathkey
  /** Null: not owned. */
  quantity: number | null
  acquiredAt: number | null
}

/** Every active key and every key that this person owns, in the catalogue's order. */
export async function listCollection(db: Db, profileId: string): Promise<CollectionRow[]> {
  const { pathkeys, userPathkeys } = db.tables
  return db
    .select({
      pathkey: pathkeys,
      quantity: userPathkeys.quantity,
      acquiredAt: userPathkeys.acquiredAt,
    })
    .from(pathkeys)
    .leftJoin(
      userPathkeys,
      and(eq(userPathkeys.pathkeyId, pathkeys.id), eq(userPathkeys.profileId, profileId)),
    )
    .where(or(eq(pathkeys.isActive, true), isNotNull(userPathkeys.quantity)))
    .orderBy(asc(pathkeys.orderIndex), asc(pathkeys.id))
}

/** Copies of all keys of each of these people; who has none is not in it. */
export async function countCopies(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, number>> {
  if (profileIds.length === 0) return new Map()
  const { userPathkeys: t } = db.tables
  const rows = await db
    .select({ profileId: t.profileId, copies: sql`sum(${t.quantity})`.mapWith(Number) })
    .from(t)
    .where(inArray(t.profileId, [...profileIds]))
    .groupBy(t.profileId)
  return new Map(rows.map(({ profileId, copies }) => [profileId, copies]))
}

/** How many other students of this person's hosts have each key; keys of fewer than `from` are absent. */
export async function countClassOwners(
  db: Db,
  profileId: string,
  from: number,
): Promise<Map<string, number>> {
  const { hostStudents, profiles, userPathkeys } = db.tables
  const hosts = db
    .select({ id: hostStudents.hostProfileId })
    .from(hostStudents)
    .where(eq(hostStudents.profileId, profileId))
  const classmates = db
    .select({ id: hostStudents.profileId })
    .from(hostStudents)
    .innerJoin(profiles, eq(profiles.id, hostStudents.profileId))
    .where(
      and(
        inArray(hostStudents.hostProfileId, hosts),
        eq(profiles.userType, 'student'),
        ne(profiles.id, profileId),
      ),
    )
  const owners = count()
  const rows = await db
    .select({ pathkeyId: userPathkeys.pathkeyId, owners })
    .from(userPathkeys)
    .where(inArray(userPathkeys.profileId, classmates))
    .groupBy(userPathkeys.pathkeyId)
    .having(gte(owners, from))
  return new Map(rows.map((row) => [row.pathkeyId, row.owners]))
}
