import { and, eq, gt } from 'drizzle-orm'
import type { Db, NewRow } from '../../db/db'

/** The child's one code; a former one ends. */
export async function putParentCode(db: Db, code: NewRow<'parentCodes'>): Promise<void> {
  const { parentCodes: t } = db.tables
  const { codeHash, createdAt, expiresAt } = code
  await db
    .insert(t)
    .values(code)
    .onConflictDoUpdate({ target: t.childProfileId, set: { codeHash, createdAt, expiresAt } })
}

/** Uses a code up: of many at once one gets its child. */
export async function takeParentCode(
  db: Db,
  codeHash: string,
  now: number,
): Promise<string | undefined> {
  const { parentCodes: t } = db.tables
  const [taken] = await db
    .delete(t)
    .where(and(eq(t.codeHash, codeHash), gt(t.expiresAt, now)))
    .returning()
  return taken?.childProfileId
}
