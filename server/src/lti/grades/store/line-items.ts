import { and, eq, ne } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'

type LtiLink = Row<'ltiLinks'>

/** Remembers the line item of a link; null: it is gone. */
export async function updateLtiLineItem(
  db: Db,
  linkId: string,
  lineItemUrl: string | null,
  now = Date.now(),
): Promise<void> {
  const { ltiLinks: t } = db.tables
  await db.update(t).set({ lineItemUrl, updatedAt: now }).where(eq(t.id, linkId))
}

/** Line items that other links of the same course have. */
export async function listOtherLineItems(db: Db, link: LtiLink): Promise<string[]> {
  const { ltiLinks: t } = db.tables
  if (link.contextId === null) return []
  const rows = await db
    .select({ url: t.lineItemUrl })
    .from(t)
    .where(and(eq(t.contextId, link.contextId), ne(t.id, link.id)))
  return rows.flatMap(({ url }) => url ?? [])
}
