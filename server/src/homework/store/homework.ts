import { HomeworkContent } from '@pathquest/core'
import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'

export type HomeworkRow = Row<'homework'>

/** With what it is for. */
export interface GivenHomework {
  row: HomeworkRow
  class: { id: string; name: string; period: string } | null
  /** Display name of who gave it; null: the account is gone. */
  teacher: string | null
}

export async function insertHomework(tx: Db, row: NewRow<'homework'>): Promise<void> {
  await tx.insert(tx.tables.homework).values(row)
}

export async function countGiven(db: Db, profileId: string): Promise<number> {
  const { homework: t } = db.tables
  const [row] = await db.select({ given: count() }).from(t).where(eq(t.teacherProfileId, profileId))
  return row?.given ?? 0
}

export async function findHomework(db: Db, id: string): Promise<GivenHomework | undefined> {
  const { homework: t } = db.tables
  const [found] = await given(db).where(eq(t.id, id))
  return found && read(found)
}

/** Of one class that the person teaches, or all that they give: latest first. */
export async function listTaughtHomework(
  db: Db,
  { profileId, classId, limit }: { profileId: string; classId?: string | undefined; limit: number },
): Promise<GivenHomework[]> {
  const { homework: t, classTeachers: teacher } = db.tables
  const taught = db
    .select({ id: teacher.classId })
    .from(teacher)
    .where(eq(teacher.profileId, profileId))
  const own = and(isNull(t.classId), eq(t.teacherProfileId, profileId))
  const found = await given(db)
    .where(
      classId === undefined
        ? or(inArray(t.classId, taught), own)
        : and(eq(t.classId, classId), inArray(t.classId, taught)),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(limit)
  return found.map(read)
}

/** For a student: of their classes, and what they have begun by a link; latest first. */
export async function listHomeworkOf(
  db: Db,
  profileId: string,
  limit: number,
): Promise<GivenHomework[]> {
  const { homework: t, classStudents: member, homeworkStudents: student } = db.tables
  const joined = db
    .select({ id: member.classId })
    .from(member)
    .where(eq(member.profileId, profileId))
  const begun = db
    .select({ id: student.homeworkId })
    .from(student)
    .where(eq(student.profileId, profileId))
  const found = await given(db)
    .where(or(inArray(t.classId, joined), and(isNull(t.classId), inArray(t.id, begun))))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(limit)
  return found.map(read)
}

export async function updateHomework(
  db: Db,
  id: string,
  change: Partial<Omit<HomeworkRow, 'id'>>,
): Promise<void> {
  const { homework: t } = db.tables
  if (Object.keys(change).length === 0) return
  await db.update(t).set(change).where(eq(t.id, id))
}

/** The games that were played for it stay with who played them. */
export async function removeHomework(db: Db, id: string): Promise<void> {
  const { homework: t } = db.tables
  await db.delete(t).where(eq(t.id, id))
}

/** What a teacher gave to whoever has the link ends with their account; a class keeps its own. */
export async function removeHomeworkOf(tx: Db, profileId: string): Promise<void> {
  const { homework: t } = tx.tables
  await tx.delete(t).where(and(eq(t.teacherProfileId, profileId), isNull(t.classId)))
}

function given(db: Db) {
  const { homework: t, classes, profiles } = db.tables
  return db
    .select({
      row: t,
      class: { id: classes.id, name: classes.name, period: classes.period },
      teacher: profiles.displayName,
    })
    .from(t)
    .leftJoin(classes, eq(classes.id, t.classId))
    .leftJoin(profiles, eq(profiles.id, t.teacherProfileId))
    .$dynamic()
}

/** Stored content outlives the code that stored it. */
const read = (found: GivenHomework): GivenHomework => ({
  ...found,
  row: { ...found.row, content: HomeworkContent.parse(found.row.content) },
})
