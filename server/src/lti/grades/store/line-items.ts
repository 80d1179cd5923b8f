import { and, eq, ne } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'
import { requeueLtiScores } from './scores'

type LtiLink = Row<'ltiLinks'>

/** What is known of a column of the gradebook. */
interface KnownColumn {
  url: string
  maximum: number | null
  count: number
  isNew: boolean
}

/**
 * The column of a link from now on. What stood in a former one is sent anew: nothing of it is in
 * this one.
 */
export async function moveToColumn(
  db: Db,
  { id }: Pick<LtiLink, 'id'>,
  { url, maximum, count, isNew }: KnownColumn,
  now = Date.now(),
): Promise<void> {
  const { ltiLinks: t } = db.tables
  await db.transact(async (tx) => {
    const [before] = await tx.select({ url: t.lineItemUrl }).from(t).where(eq(t.id, id))
    if (before?.url === url) return
    await tx
      .update(t)
      .set({
        lineItemUrl: url,
        columnMaximum: maximum,
        columnCount: count,
        ...(isNew ? { madeLineItemUrl: url } : {}),
        updatedAt: now,
      })
      .where(eq(t.id, id))
    if (before?.url) await requeueLtiScores(tx, id, now)
  })
}

/** What a look at the column found. True: its maximum is another, so grades are sent anew. */
export async function noteColumn(
  db: Db,
  link: Pick<LtiLink, 'id' | 'columnCount'>,
  { maximum, count }: Pick<KnownColumn, 'maximum' | 'count'>,
  now = Date.now(),
): Promise<boolean> {
  const { ltiLinks: t } = db.tables
  if (link.columnCount !== count) {
    await db.update(t).set({ columnCount: count }).where(eq(t.id, link.id))
  }
  return maximum === null ? false : noteMaximum(db, link, maximum, now)
}

/**
 * The points of a column as the platform tells them. Where they were others before, every grade
 * goes once more, in the points of today. True: that was so.
 */
export async function noteMaximum(
  db: Db,
  { id }: Pick<LtiLink, 'id'>,
  maximum: number,
  now = Date.now(),
): Promise<boolean> {
  const { ltiLinks: t } = db.tables
  return db.transact(async (tx) => {
    const [before] = await tx.select({ maximum: t.columnMaximum }).from(t).where(eq(t.id, id))
    if (before?.maximum === maximum) return false
    await tx.update(t).set({ columnMaximum: maximum }).where(eq(t.id, id))
    if (typeof before?.maximum !== 'number') return false
    await requeueLtiScores(tx, id, now)
    return true
  })
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
