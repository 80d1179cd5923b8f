import { TEACHERS_PER_CLASS_MAX } from '@pathquest/core/classes/class-limits'
import { aliasedTable, and, asc, count, eq, gt, isNull, ne, notExists } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { settleSchoolOfClasses } from './school-of-class'

export async function listTeachers(db: Db, classId: string) {
  const { classTeachers: t, profiles } = db.tables
  return db
    .select({ id: profiles.id, displayName: profiles.displayName })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(eq(t.classId, classId))
    .orderBy(asc(t.addedAt), asc(t.profileId))
}

/** `full`: it has the most there can be. Added again nothing changes. */
export async function insertTeacher(tx: Db, row: Row<'classTeachers'>): Promise<'added' | 'full'> {
  const { classTeachers: t } = tx.tables
  const [others] = await tx
    .select({ count: count() })
    .from(t)
    .where(and(eq(t.classId, row.classId), ne(t.profileId, row.profileId)))
  if ((others?.count ?? 0) >= TEACHERS_PER_CLASS_MAX) return 'full'
  await tx.insert(t).values(row).onConflictDoNothing()
  await settleSchoolOfClasses(tx, [row.classId])
  return 'added'
}

/** False: nobody else teaches the class. Links that this teacher may have made end. */
export async function removeTeacher(tx: Db, classId: string, profileId: string): Promise<boolean> {
  const { classTeachers: t } = tx.tables
  const [other] = await tx
    .select({ profileId: t.profileId })
    .from(t)
    .where(and(eq(t.classId, classId), ne(t.profileId, profileId)))
    .limit(1)
  if (!other) return false
  await removeInvites(tx, classId)
  await tx.delete(t).where(and(eq(t.classId, classId), eq(t.profileId, profileId)))
  await settleSchoolOfClasses(tx, [classId])
  return true
}

/** Classes that nobody else teaches. */
export async function listTaughtAlone(db: Db, profileId: string): Promise<string[]> {
  const { classTeachers: t } = db.tables
  const other = aliasedTable(t, 'other_teacher')
  const others = db
    .select({ id: other.profileId })
    .from(other)
    .where(and(eq(other.classId, t.classId), ne(other.profileId, profileId)))
  const rows = await db
    .select({ classId: t.classId })
    .from(t)
    .where(and(eq(t.profileId, profileId), notExists(others)))
  return rows.map(({ classId }) => classId)
}

/** The one open link of the class: a former one ends. */
export async function putInvite(tx: Db, row: Row<'classInvites'>): Promise<void> {
  await removeInvites(tx, row.classId)
  await tx.insert(tx.tables.classInvites).values(row)
}

/** Links for colleagues that nobody has used. */
export async function removeInvites(tx: Db, classId: string): Promise<void> {
  const { classInvites: t } = tx.tables
  await tx.delete(t).where(eq(t.classId, classId))
}

/** The class that a link leads to. */
export async function findInvite(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const { classInvites: t } = db.tables
  const [row] = await db
    .select({ classId: t.classId })
    .from(t)
    .where(and(eq(t.tokenHash, tokenHash), gt(t.expiresAt, now)))
  return row?.classId
}

/** Uses a link up: of many at once one gets the class. */
export async function takeInvite(tx: Db, tokenHash: string): Promise<boolean> {
  const { classInvites: t } = tx.tables
  const taken = await tx.delete(t).where(eq(t.tokenHash, tokenHash)).returning()
  return taken.length > 0
}

/** An archived class is over. */
const isInCurrentClass = ({ tables: { classes, classTeachers: t } }: Db) =>
  and(eq(classes.id, t.classId), isNull(classes.archivedAt))

/** Profiles of the students in the current classes of a teacher, as a subquery. */
export function studentsTaughtBy(db: Db, teacherProfileId: string) {
  const { classes, classStudents: student, classTeachers: t } = db.tables
  return db
    .select({ profileId: student.profileId })
    .from(t)
    .innerJoin(student, eq(student.classId, t.classId))
    .innerJoin(classes, isInCurrentClass(db))
    .where(eq(t.profileId, teacherProfileId))
}

/** Whether a student is in a current class: of this teacher, or of anybody. */
export async function hasTeacher(
  db: Db,
  studentProfileId: string,
  teacherProfileId?: string,
): Promise<boolean> {
  const { classes, classStudents: student, classTeachers: t } = db.tables
  const [row] = await db
    .select({ id: t.profileId })
    .from(t)
    .innerJoin(student, eq(student.classId, t.classId))
    .innerJoin(classes, isInCurrentClass(db))
    .where(
      and(
        eq(student.profileId, studentProfileId),
        teacherProfileId === undefined ? undefined : eq(t.profileId, teacherProfileId),
      ),
    )
    .limit(1)
  return row !== undefined
}
