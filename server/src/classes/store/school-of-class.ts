import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * A class belongs to the confirmed school of one of its teachers: it stays with the one that it has
 * while a teacher of it works there, else it goes to that of who teaches it longest.
 */
export async function settleSchoolOfClasses(tx: Db, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return
  const { classes, classTeachers: teacher, schoolStaff: staff, schools } = tx.tables
  const rows = await tx
    .select({ id: classes.id, current: classes.schoolId })
    .from(classes)
    .where(inArray(classes.id, [...classIds]))
  const working = await tx
    .select({ classId: teacher.classId, schoolId: staff.schoolId })
    .from(teacher)
    .innerJoin(staff, eq(staff.profileId, teacher.profileId))
    .innerJoin(schools, eq(schools.id, staff.schoolId))
    .where(and(inArray(teacher.classId, [...classIds]), isNotNull(schools.confirmedAt)))
    .orderBy(asc(teacher.addedAt), asc(teacher.profileId))
  for (const { id, current } of rows) {
    const offered = working.filter(({ classId }) => classId === id).map(({ schoolId }) => schoolId)
    const schoolId = current !== null && offered.includes(current) ? current : (offered[0] ?? null)
    if (schoolId !== current) await tx.update(classes).set({ schoolId }).where(eq(classes.id, id))
  }
}

/** Of all that these people teach: where they work has changed. */
export async function settleSchoolOfTeachers(tx: Db, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  const { classTeachers: t } = tx.tables
  const rows = await tx
    .selectDistinct({ classId: t.classId })
    .from(t)
    .where(inArray(t.profileId, [...profileIds]))
  await settleSchoolOfClasses(
    tx,
    rows.map(({ classId }) => classId),
  )
}

/** As its teachers and staff read it. */
export async function findSchoolName(db: Db, schoolId: string | null): Promise<string | null> {
  if (schoolId === null) return null
  const { schools: t } = db.tables
  const [row] = await db.select({ name: t.name }).from(t).where(eq(t.id, schoolId))
  return row?.name ?? null
}
