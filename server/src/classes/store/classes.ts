import { CLASSES_MAX } from '@pathquest/core/classes/class-limits'
import { and, count, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { isPlayedToEnd } from '../../games'
import { settleSchoolOfClasses } from './school-of-class'

export type ClassRow = Row<'classes'>

/** A class as lists show it. */
export interface CountedClass {
  row: ClassRow
  students: number
  games: number
  lastPlayedAt: number | null
}

/** With their first teacher. */
export async function insertClassRows(
  tx: Db,
  rows: NewRow<'classes'>[],
  profileId: string,
): Promise<void> {
  const { classes, classTeachers } = tx.tables
  await tx.insert(classes).values(rows)
  await tx
    .insert(classTeachers)
    .values(rows.map(({ id, createdAt }) => ({ classId: id, profileId, addedAt: createdAt })))
  await settleSchoolOfClasses(
    tx,
    rows.map(({ id }) => id),
  )
}

export async function listTakenCodes(tx: Db, codes: string[]): Promise<string[]> {
  const { classes: t } = tx.tables
  const rows = await tx.select({ code: t.code }).from(t).where(inArray(t.code, codes))
  return rows.map(({ code }) => code)
}

/** Of those that the teacher made or was invited to; classes of their rosters have a limit of their own. */
export async function hasMostClasses(tx: Db, profileId: string): Promise<boolean> {
  const { classTeachers: t, rosterClasses: roster } = tx.tables
  const [row] = await tx
    .select({ classes: count() })
    .from(t)
    .leftJoin(roster, and(eq(roster.classId, t.classId), eq(roster.teacherId, profileId)))
    .where(and(eq(t.profileId, profileId), isNull(roster.classId)))
  return (row?.classes ?? 0) >= CLASSES_MAX
}

/** Undefined: there is none, or this person does not teach it. */
export async function findTaughtClass(
  db: Db,
  id: string,
  profileId: string,
): Promise<ClassRow | undefined> {
  const { classes, classTeachers: t } = db.tables
  const [found] = await db
    .select({ row: classes })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(eq(t.classId, id), eq(t.profileId, profileId)))
  return found?.row
}

export async function findClassByCode(db: Db, code: string): Promise<ClassRow | undefined> {
  const { classes: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.code, code))
  return row
}

export async function updateClass(
  db: Db,
  id: string,
  change: Partial<Omit<ClassRow, 'id'>>,
): Promise<void> {
  const { classes: t } = db.tables
  if (Object.keys(change).length === 0) return
  await db.update(t).set(change).where(eq(t.id, id))
}

/** Its games stay, of no class. */
export async function removeClass(tx: Db, id: string): Promise<void> {
  const { classes: t } = tx.tables
  await tx.delete(t).where(eq(t.id, id))
}

/** What a person teaches, with its figures. */
export async function listTaughtClasses(db: Db, profileId: string): Promise<CountedClass[]> {
  const { classes, classTeachers: t } = db.tables
  const rows = await db
    .select({ row: classes })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(eq(t.profileId, profileId))
  return countedClasses(
    db,
    rows.map(({ row }) => row),
  )
}

/** The figures of each, by two queries for all of them. */
export async function countedClasses(db: Db, rows: readonly ClassRow[]): Promise<CountedClass[]> {
  if (rows.length === 0) return []
  const { classStudents: student, gameSessions: game } = db.tables
  const ids = rows.map(({ id }) => id)
  const [students, games] = await Promise.all([
    db
      .select({ id: student.classId, students: count() })
      .from(student)
      .where(inArray(student.classId, ids))
      .groupBy(student.classId),
    db
      .select({ id: game.classId, games: count(), lastPlayedAt: max(game.endedAt) })
      .from(game)
      .where(and(inArray(game.classId, ids), isPlayedToEnd(db)))
      .groupBy(game.classId),
  ])
  return rows.map((row) => {
    const played = games.find(({ id }) => id === row.id)
    return {
      row,
      students: students.find(({ id }) => id === row.id)?.students ?? 0,
      games: played?.games ?? 0,
      lastPlayedAt: played?.lastPlayedAt ?? null,
    }
  })
}
