import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'

export async function isTaughtBy(db: Db, classId: string, profileId: string): Promise<boolean> {
  const { classTeachers: t } = db.tables
  const [row] = await db
    .select({ id: t.classId })
    .from(t)
    .where(and(eq(t.classId, classId), eq(t.profileId, profileId)))
  return row !== undefined
}

/** A class to host for again: taught by this person, and not archived. */
export async function isCurrentClassOf(
  db: Db,
  classId: string,
  profileId: string,
): Promise<boolean> {
  const { classes, classTeachers: t } = db.tables
  const [row] = await db
    .select({ archivedAt: classes.archivedAt })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(eq(t.classId, classId), eq(t.profileId, profileId)))
  return row?.archivedAt === null
}
