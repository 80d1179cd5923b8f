import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../../db/db'
import { newId } from '../../../runtime/tokens'

export type LtiPlatform = Row<'ltiPlatforms'>
type PlatformValues = Omit<NewRow<'ltiPlatforms'>, 'id' | 'createdAt' | 'updatedAt'>

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

/** A platform that asked for quiet gets it from every process. */
export async function keepPlatformQuiet(db: Db, id: string, until: number): Promise<void> {
  const { ltiPlatforms: t } = db.tables
  const isLonger = or(isNull(t.quietUntil), lt(t.quietUntil, until))
  await db
    .update(t)
    .set({ quietUntil: until })
    .where(and(eq(t.id, id), isLonger))
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

/** What hangs on a platform. */
interface PlatformUses {
  courses: number
  activities: number
  grades: number
}

/** By platform; one that nobody has used yet is not among them. */
export async function countPlatformUses(db: Db): Promise<Map<string, PlatformUses>> {
  const { ltiContexts, ltiLinks, ltiScores } = db.tables
  const courses = await db
    .select({ id: ltiContexts.platformId, n: count() })
    .from(ltiContexts)
    .groupBy(ltiContexts.platformId)
  const activities = await db
    .select({ id: ltiLinks.platformId, n: count() })
    .from(ltiLinks)
    .groupBy(ltiLinks.platformId)
  const grades = await db
    .select({ id: ltiLinks.platformId, n: count() })
    .from(ltiScores)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .groupBy(ltiLinks.platformId)
  const uses = new Map<string, PlatformUses>()
  for (const [name, rows] of Object.entries({ courses, activities, grades })) {
    for (const { id, n } of rows) {
      uses.set(id, { ...(uses.get(id) ?? NONE), [name]: n })
    }
  }
  return uses
}

/** Whether somebody came from there: a course, an activity or a visit is known. */
export async function isPlatformUsed(db: Db, platformId: string): Promise<boolean> {
  const { ltiContexts, ltiLaunches, ltiLinks } = db.tables
  for (const table of [ltiContexts, ltiLinks, ltiLaunches]) {
    const [row] = await db
      .select({ n: count() })
      .from(table)
      .where(eq(table.platformId, platformId))
    if (row && row.n > 0) return true
  }
  return false
}

const NONE: PlatformUses = { courses: 0, activities: 0, grades: 0 }
