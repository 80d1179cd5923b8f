import type { SetShareRight } from '@pathquest/core/question-sets/set-choices'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** A link under this token's hash; the link of before with the same right ends. */
export async function putSetShare(db: Db, row: Row<'setShares'>): Promise<void> {
  const { setShares: t } = db.tables
  const { tokenHash, createdAt } = row
  await db
    .insert(t)
    .values(row)
    .onConflictDoUpdate({ target: [t.questionSetId, t.right], set: { tokenHash, createdAt } })
}

export async function removeSetShare(
  db: Db,
  { questionSetId, right }: Pick<Row<'setShares'>, 'questionSetId' | 'right'>,
): Promise<void> {
  const { setShares: t } = db.tables
  await db.delete(t).where(and(eq(t.questionSetId, questionSetId), eq(t.right, right)))
}

export async function findSetShare(
  db: Db,
  tokenHash: string,
): Promise<Row<'setShares'> | undefined> {
  const { setShares: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.tokenHash, tokenHash))
  return row
}

export async function listSetShares(db: Db, questionSetId: string): Promise<SetShareRight[]> {
  const { setShares: t } = db.tables
  const rows = await db
    .select({ right: t.right })
    .from(t)
    .where(eq(t.questionSetId, questionSetId))
    .orderBy(asc(t.right))
  return rows.map(({ right }) => right)
}

/** Added again nothing changes. */
export async function insertSetEditor(db: Db, row: Row<'setEditors'>): Promise<void> {
  await db.insert(db.tables.setEditors).values(row).onConflictDoNothing()
}

export async function removeSetEditor(
  db: Db,
  { questionSetId, profileId }: Pick<Row<'setEditors'>, 'questionSetId' | 'profileId'>,
): Promise<void> {
  const { setEditors: t } = db.tables
  await db.delete(t).where(and(eq(t.questionSetId, questionSetId), eq(t.profileId, profileId)))
}

/** Neither links nor editors are left. */
export async function endSharing(db: Db, questionSetId: string): Promise<void> {
  for (const t of [db.tables.setShares, db.tables.setEditors]) {
    await db.delete(t).where(eq(t.questionSetId, questionSetId))
  }
}

/** First added first. */
export async function listSetEditors(db: Db, questionSetId: string) {
  const { setEditors: t, profiles } = db.tables
  return db
    .select({ profileId: t.profileId, displayName: profiles.displayName })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(eq(t.questionSetId, questionSetId))
    .orderBy(asc(t.addedAt), asc(t.profileId))
}
