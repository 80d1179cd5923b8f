import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'

/** What hangs on a platform. */
export interface PlatformUses {
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
