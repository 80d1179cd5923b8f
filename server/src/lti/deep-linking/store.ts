import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { DeepLinkingSettings } from '../../db/schema/json'

/** As many pickers of one course as are looked through: months of lessons. */
const PICKERS_MAX = 50

/** What was chosen stays with its launch, and goes with it. */
export async function saveDeepLinkingAnswer(
  db: Db,
  launchId: string,
  deepLinking: DeepLinkingSettings,
): Promise<void> {
  const { ltiLaunches: t } = db.tables
  await db.update(t).set({ deepLinking }).where(eq(t.id, launchId))
}

/** The pickers of a course that something was chosen in, the newest first. */
export async function listAnswered(db: Db, contextId: string): Promise<DeepLinkingSettings[]> {
  const { ltiLaunches: t } = db.tables
  const rows = await db
    .select({ deepLinking: t.deepLinking })
    .from(t)
    .where(and(eq(t.contextId, contextId), eq(t.message, 'deep_linking'), isNotNull(t.deepLinking)))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(PICKERS_MAX)
  return rows.flatMap(({ deepLinking }) => (deepLinking?.answered ? [deepLinking] : []))
}
