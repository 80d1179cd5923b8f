import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** Undefined: there is none, or it is not this school's. */
export async function findClassOf(
  db: Db,
  schoolId: string,
  id: string,
): Promise<Row<'classes'> | undefined> {
  const { classes: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.schoolId, schoolId)))
  return row
}

export async function listClassIdsOf(db: Db, schoolId: string): Promise<string[]> {
  const { classes: t } = db.tables
  const rows = await db.select({ id: t.id }).from(t).where(eq(t.schoolId, schoolId))
  return rows.map(({ id }) => id)
}

/** Of a school, each with its teachers, also those who work elsewhere. */
export async function listClassesOf(db: Db, schoolId: string) {
  const { classes, classStudents: student, classTeachers: teacher, profiles } = db.tables
  const own = db.select({ id: classes.id }).from(classes).where(eq(classes.schoolId, schoolId))
  const [rows, students, teachers] = await Promise.all([
    db.select().from(classes).where(eq(classes.schoolId, schoolId)),
    db
      .select({ id: student.classId, count: count() })
      .from(student)
      .where(inArray(student.classId, own))
      .groupBy(student.classId),
    db
      .select({ classId: teacher.classId, id: profiles.id, displayName: profiles.displayName })
      .from(teacher)
      .innerJoin(profiles, eq(profiles.id, teacher.profileId))
      .where(inArray(teacher.classId, own))
      .orderBy(asc(teacher.addedAt), asc(teacher.profileId)),
  ])
  const counts = new Map(students.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({
    row,
    students: counts.get(row.id) ?? 0,
    teachers: teachers
      .filter(({ classId }) => classId === row.id)
      .map(({ id, displayName }) => ({ id, displayName })),
  }))
}
