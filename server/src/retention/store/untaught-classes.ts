import { and, eq, notExists } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Classes that nobody teaches: a server of before classes has deleted their last teacher. */
export async function listUntaughtClasses(db: Db): Promise<string[]> {
  const { classes } = db.tables
  const rows = await db.select({ id: classes.id }).from(classes).where(isUntaught(db))
  return rows.map(({ id }) => id)
}

export async function isUntaughtClass(db: Db, id: string): Promise<boolean> {
  const { classes } = db.tables
  const [row] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), isUntaught(db)))
  return row !== undefined
}

function isUntaught(db: Db) {
  const { classes, classTeachers: t } = db.tables
  return notExists(db.select({ id: t.classId }).from(t).where(eq(t.classId, classes.id)))
}
