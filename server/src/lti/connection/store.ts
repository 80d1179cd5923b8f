import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { LtiContext } from '../launches/store/contexts'
import type { LtiLink } from '../launches/store/links'

/** The course that was launched last, of those with a roster if there is one. */
export async function findLatestCourse(
  db: Db,
  platformId: string,
): Promise<LtiContext | undefined> {
  const { ltiContexts: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.platformId, platformId))
    .orderBy(sql`case when ${t.membershipsUrl} is null then 1 else 0 end`, desc(t.updatedAt))
    .limit(1)
  return row
}

/** The activity that was launched last, of those with a gradebook if there is one. */
export async function findLatestLink(db: Db, platformId: string): Promise<LtiLink | undefined> {
  const { ltiLinks: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.platformId, platformId))
    .orderBy(sql`case when ${t.lineItemsUrl} is null then 1 else 0 end`, desc(t.updatedAt))
    .limit(1)
  return row
}
