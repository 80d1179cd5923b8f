import { and, asc, count, countDistinct, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { nameContains } from './search-names'

export type SchoolRow = Row<'schools'>

export interface Membership {
  school: SchoolRow
  role: Row<'schoolStaff'>['role']
}

export async function insertSchool(tx: Db, row: SchoolRow): Promise<void> {
  await tx.insert(tx.tables.schools).values(row)
}

/** Where somebody works. */
export async function findMembership(db: Db, profileId: string): Promise<Membership | undefined> {
  const { schools, schoolStaff: t } = db.tables
  const [found] = await db
    .select({ school: schools, role: t.role })
    .from(t)
    .innerJoin(schools, eq(schools.id, t.schoolId))
    .where(eq(t.profileId, profileId))
  return found
}

export async function findSchool(db: Db, id: string): Promise<SchoolRow | undefined> {
  const { schools: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

/** False: it does not wait. */
export async function confirmSchool(tx: Db, id: string, confirmedAt: number): Promise<boolean> {
  const { schools: t } = tx.tables
  const rows = await tx
    .update(t)
    .set({ confirmedAt })
    .where(and(eq(t.id, id), isNull(t.confirmedAt)))
    .returning()
  return rows.length > 0
}

/** With its staff, links, blocks and audit log. What accounts say of themselves ends as well. */
export async function removeSchool(tx: Db, id: string): Promise<void> {
  const { schools: t, profiles } = tx.tables
  await tx.update(profiles).set({ schoolId: null }).where(eq(profiles.schoolId, id))
  await tx.delete(t).where(eq(t.id, id))
}

/** Its classes are those that are not archived, its students who is in them. */
export async function countSchool(db: Db, id: string) {
  const { classes, classStudents: student, schoolStaff: staff } = db.tables
  const isCounted = and(eq(classes.schoolId, id), isNull(classes.archivedAt))
  const [[people], [made], [learning]] = await Promise.all([
    db.select({ count: count() }).from(staff).where(eq(staff.schoolId, id)),
    db.select({ count: count() }).from(classes).where(isCounted),
    db
      .select({ count: countDistinct(student.profileId) })
      .from(student)
      .innerJoin(classes, eq(classes.id, student.classId))
      .where(isCounted),
  ])
  return {
    staff: people?.count ?? 0,
    classes: made?.count ?? 0,
    students: learning?.count ?? 0,
  }
}

/** Waiting ones first, the longest waiting of them; then by name. */
export async function listSchools(db: Db) {
  const { classes, profiles, schoolStaff: staff, schools: t } = db.tables
  const [rows, people, made] = await Promise.all([
    db
      .select({ school: t, maker: profiles.displayName, email: profiles.email })
      .from(t)
      .leftJoin(profiles, eq(profiles.id, t.madeBy))
      .orderBy(asc(t.name), asc(t.createdAt), asc(t.id)),
    db.select({ id: staff.schoolId, count: count() }).from(staff).groupBy(staff.schoolId),
    db
      .select({ id: classes.schoolId, count: count() })
      .from(classes)
      .where(and(isNotNull(classes.schoolId), isNull(classes.archivedAt)))
      .groupBy(classes.schoolId),
  ])
  const countOf = (counts: { id: string | null; count: number }[]) =>
    new Map(counts.map(({ id, count }) => [id, count]))
  const [staffOf, classesOf] = [countOf(people), countOf(made)]
  return rows.map((row) => ({
    ...row,
    staff: staffOf.get(row.school.id) ?? 0,
    classes: classesOf.get(row.school.id) ?? 0,
  }))
}

/** Confirmed ones whose name or city has these letters. */
export async function searchSchools(db: Db, typed: string, limit: number): Promise<SchoolRow[]> {
  const { schools: t } = db.tables
  return db
    .select()
    .from(t)
    .where(
      and(isNotNull(t.confirmedAt), or(nameContains(t.name, typed), nameContains(t.city, typed))),
    )
    .orderBy(asc(sql`lower(${t.name})`), asc(t.id))
    .limit(limit)
}
