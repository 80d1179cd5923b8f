import { and, asc, eq } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'

type LtiDeployment = Row<'ltiDeployments'>

/** False: it is bound already. */
export async function insertDeployment(
  db: Db,
  platformId: string,
  deploymentId: string,
  now = Date.now(),
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.ltiDeployments)
    .values({ platformId, deploymentId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

export async function findDeployment(
  db: Db,
  platformId: string,
  deploymentId: string,
): Promise<LtiDeployment | undefined> {
  const { ltiDeployments } = db.tables
  const [row] = await db
    .select()
    .from(ltiDeployments)
    .where(
      and(eq(ltiDeployments.platformId, platformId), eq(ltiDeployments.deploymentId, deploymentId)),
    )
  return row
}

/** Of one platform, or of all. */
export async function listDeployments(db: Db, platformId?: string): Promise<LtiDeployment[]> {
  const { ltiDeployments } = db.tables
  return db
    .select()
    .from(ltiDeployments)
    .where(platformId === undefined ? undefined : eq(ltiDeployments.platformId, platformId))
    .orderBy(asc(ltiDeployments.createdAt), asc(ltiDeployments.deploymentId))
}

export async function removeDeployment(
  db: Db,
  platformId: string,
  deploymentId: string,
): Promise<boolean> {
  const { ltiDeployments } = db.tables
  const removed = await db
    .delete(ltiDeployments)
    .where(
      and(eq(ltiDeployments.platformId, platformId), eq(ltiDeployments.deploymentId, deploymentId)),
    )
    .returning()
  return removed.length > 0
}
