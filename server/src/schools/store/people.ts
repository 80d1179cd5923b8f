import { SURVEY_FORM } from '@pathquest/core'
import { SCHOOL_PAGE_SIZE } from '@pathquest/core/schools/school-choices'
import {
  and,
  asc,
  countDistinct,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/db'
import { nameContains } from './search-names'

/** A class of the school in which somebody learns. */
const isOpenClass = ({ tables: { classes } }: Db, schoolId: string) =>
  and(eq(classes.schoolId, schoolId), isNull(classes.archivedAt))

/** Whether a class of the school that is not archived has this student. */
export async function isStudentOf(db: Db, schoolId: string, profileId: string): Promise<boolean> {
  const { classes, classStudents: t } = db.tables
  const [row] = await db
    .select({ id: t.classId })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(eq(t.profileId, profileId), isOpenClass(db, schoolId)))
    .limit(1)
  return row !== undefined
}

/** One page by name, of those whose name has the letters; `total` of all pages. */
export async function listStudents(
  db: Db,
  schoolId: string,
  { q, page }: { q: string; page: number },
) {
  const { classes, classStudents: t, profiles } = db.tables
  const isMeant = and(isOpenClass(db, schoolId), nameContains(profiles.displayName, q))
  const [[all], students] = await Promise.all([
    db
      .select({ total: countDistinct(t.profileId) })
      .from(t)
      .innerJoin(classes, eq(classes.id, t.classId))
      .innerJoin(profiles, eq(profiles.id, t.profileId))
      .where(isMeant),
    db
      .select({ id: profiles.id, displayName: profiles.displayName })
      .from(t)
      .innerJoin(classes, eq(classes.id, t.classId))
      .innerJoin(profiles, eq(profiles.id, t.profileId))
      .where(isMeant)
      .groupBy(profiles.id, profiles.displayName)
      .orderBy(asc(sql`lower(${profiles.displayName})`), asc(profiles.id))
      .limit(SCHOOL_PAGE_SIZE)
      .offset((page - 1) * SCHOOL_PAGE_SIZE),
  ])
  return { total: all?.total ?? 0, students }
}

/** Names of the school's classes that each of these students is in. */
export async function classNamesOf(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { classes, classStudents: t } = db.tables
  const names = new Map<string, string[]>()
  if (ids.length === 0) return names
  const rows = await db
    .select({ id: t.profileId, name: classes.name })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(inArray(t.profileId, [...ids]), isOpenClass(db, schoolId)))
    .orderBy(asc(classes.name), asc(classes.id))
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name])
  return names
}

/** Of these students those who sign in by a card, and are in no class outside of the school. */
export async function listOfSchool(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<{ profileId: string; userId: string }[]> {
  const { authUser: user, classes, classStudents: t, studentCards: card } = db.tables
  if (ids.length === 0) return []
  const elsewhere = db
    .select({ id: t.classId })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(
      and(
        eq(t.profileId, card.profileId),
        or(isNull(classes.schoolId), ne(classes.schoolId, schoolId)),
      ),
    )
  const here = db
    .select({ id: t.classId })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(eq(t.profileId, card.profileId), eq(classes.schoolId, schoolId)))
  return db
    .select({ profileId: card.profileId, userId: user.id })
    .from(card)
    .innerJoin(user, eq(user.profileId, card.profileId))
    .where(and(inArray(card.profileId, [...ids]), exists(here), notExists(elsewhere)))
}

/** Memberships in the school's classes, archived ones included, end. */
export async function endMemberships(tx: Db, schoolId: string, profileId: string): Promise<void> {
  const { classes, classStudents: t } = tx.tables
  const own = tx.select({ id: classes.id }).from(classes).where(eq(classes.schoolId, schoolId))
  await tx.delete(t).where(and(eq(t.profileId, profileId), inArray(t.classId, own)))
}

/** What these students answered to the survey of today, where they finished it. */
export async function listSurveys(db: Db, ids: readonly string[]) {
  const { interestSurveys: t } = db.tables
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: t.profileId, answers: t.answers })
    .from(t)
    .where(and(inArray(t.profileId, [...ids]), eq(t.form, SURVEY_FORM), isNotNull(t.completedAt)))
  return new Map(rows.map(({ id, answers }) => [id, answers]))
}

/** What a counsellor of a confirmed school has to do with. */
const isCounselled = ({ tables: { classes, schools, schoolStaff: staff } }: Db, readerId: string) =>
  and(
    eq(staff.profileId, readerId),
    eq(staff.role, 'counsellor'),
    isNotNull(schools.confirmedAt),
    isNull(classes.archivedAt),
  )

/** Whether a counsellor of a confirmed school has this student, and of which. */
export async function findCounsellorsSchool(
  db: Db,
  readerId: string,
  studentId: string,
): Promise<string | undefined> {
  const { classes, classStudents: t, schools, schoolStaff: staff } = db.tables
  const [row] = await db
    .select({ schoolId: schools.id })
    .from(staff)
    .innerJoin(schools, eq(schools.id, staff.schoolId))
    .innerJoin(classes, eq(classes.schoolId, schools.id))
    .innerJoin(t, eq(t.classId, classes.id))
    .where(and(isCounselled(db, readerId), eq(t.profileId, studentId)))
    .limit(1)
  return row?.schoolId
}

/** Profiles of the students of a counsellor, as a subquery. */
export function studentsCounselledBy(db: Db, readerId: string) {
  const { classes, classStudents: t, schools, schoolStaff: staff } = db.tables
  return db
    .select({ profileId: t.profileId })
    .from(staff)
    .innerJoin(schools, eq(schools.id, staff.schoolId))
    .innerJoin(classes, eq(classes.schoolId, schools.id))
    .innerJoin(t, eq(t.classId, classes.id))
    .where(isCounselled(db, readerId))
}
