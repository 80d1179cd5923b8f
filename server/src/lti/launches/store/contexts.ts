import { and, eq } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../../db/db'
import { AppError } from '../../../runtime/errors'
import { newId } from '../../../runtime/tokens'

export type LtiContext = Row<'ltiContexts'>
type LtiContextValues = Omit<NewRow<'ltiContexts'>, 'id' | 'createdAt' | 'updatedAt'>

/** The course as this launch tells it; what it leaves out stays as it was. */
export async function saveLtiContext(
  db: Db,
  { title, membershipsUrl, groupsUrl, ...key }: LtiContextValues,
  now = Date.now(),
): Promise<LtiContext> {
  const { ltiContexts: t } = db.tables
  const told = {
    ...(title ? { title } : {}),
    ...(membershipsUrl ? { membershipsUrl } : {}),
    ...(groupsUrl ? { groupsUrl } : {}),
  }
  const known = await findByKey(db, key)
  const isSame =
    known && Object.entries(told).every(([k, v]) => known[k as keyof typeof told] === v)
  if (known && isSame) return known
  const [row] = await db
    .insert(t)
    .values({ ...key, ...told, id: newId('ltiContext'), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [t.platformId, t.deploymentId, t.contextId],
      set: { ...told, updatedAt: now },
    })
    .returning()
  if (!row) throw new AppError('insert_failed')
  return row
}

async function findByKey(
  db: Db,
  key: Pick<LtiContext, 'platformId' | 'deploymentId' | 'contextId'>,
): Promise<LtiContext | undefined> {
  const { ltiContexts: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.platformId, key.platformId),
        eq(t.deploymentId, key.deploymentId),
        eq(t.contextId, key.contextId),
      ),
    )
  return row
}

export async function findLtiContext(db: Db, id: string): Promise<LtiContext | undefined> {
  const { ltiContexts: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

/** Names of groups of which the platform tells none; an empty one is taken away. */
export async function nameLtiGroups(
  db: Db,
  id: string,
  names: readonly { id: string; name: string }[],
): Promise<void> {
  const { ltiContexts: t } = db.tables
  await db.transact(async (tx) => {
    const known = new Map(Object.entries((await findLtiContext(tx, id))?.groupNames ?? {}))
    for (const group of names) {
      if (group.name === '') known.delete(group.id)
      else known.set(group.id, group.name)
    }
    await tx
      .update(t)
      .set({ groupNames: Object.fromEntries(known) })
      .where(eq(t.id, id))
  })
}
