import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { RosterClassFields } from '../changes'

interface Linked {
  hash: string
  id: string
}

/** Whatever these ids of a roster named before, they name this now. */
export async function putRosterClasses(
  tx: Db,
  teacherId: string,
  links: readonly Linked[],
): Promise<void> {
  const { rosterClasses: t } = tx.tables
  await tx
    .insert(t)
    .values(links.map(({ hash, id }) => ({ teacherId, sourceHash: hash, classId: id })))
    .onConflictDoUpdate({
      target: [t.teacherId, t.sourceHash],
      set: { classId: sql`excluded.class_id` },
    })
}

export async function putRosterStudents(
  tx: Db,
  teacherId: string,
  links: readonly Linked[],
): Promise<void> {
  const { rosterStudents: t } = tx.tables
  await tx
    .insert(t)
    .values(links.map(({ hash, id }) => ({ teacherId, sourceHash: hash, profileId: id })))
    .onConflictDoUpdate({
      target: [t.teacherId, t.sourceHash],
      set: { profileId: sql`excluded.profile_id` },
    })
}

/** Ids of the classes that these hashes name, as far as the teacher still teaches them. */
export async function classesOfHashes(
  tx: Db,
  teacherId: string,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const { rosterClasses: t, classTeachers: teacher } = tx.tables
  if (hashes.length === 0) return new Map()
  const rows = await tx
    .select({ hash: t.sourceHash, classId: t.classId })
    .from(t)
    .innerJoin(teacher, and(eq(teacher.classId, t.classId), eq(teacher.profileId, teacherId)))
    .where(and(eq(t.teacherId, teacherId), inArray(t.sourceHash, [...hashes])))
  return new Map(rows.map(({ hash, classId }) => [hash, classId]))
}

export async function countMembersOf(
  tx: Db,
  classIds: readonly string[],
): Promise<Map<string, number>> {
  const { classStudents: t } = tx.tables
  if (classIds.length === 0) return new Map()
  const rows = await tx
    .select({ classId: t.classId, students: count() })
    .from(t)
    .where(inArray(t.classId, [...classIds]))
    .groupBy(t.classId)
  return new Map(rows.map(({ classId, students }) => [classId, students]))
}

/** Of these, who is still a student of a class of this teacher. */
export async function stillTaught(
  tx: Db,
  teacherId: string,
  profileIds: readonly string[],
): Promise<Set<string>> {
  const { classStudents: t, classTeachers: teacher } = tx.tables
  if (profileIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: t.profileId })
    .from(t)
    .innerJoin(teacher, and(eq(teacher.classId, t.classId), eq(teacher.profileId, teacherId)))
    .where(inArray(t.profileId, [...profileIds]))
  return new Set(rows.map(({ id }) => id))
}

/** A class that is not this teacher's any more stays as it is. */
export async function editRosterClass(
  tx: Db,
  { teacherId, classId }: { teacherId: string; classId: string },
  fields: RosterClassFields,
): Promise<void> {
  const { classes: t, classTeachers: teacher } = tx.tables
  const taught = tx
    .select({ id: teacher.classId })
    .from(teacher)
    .where(and(eq(teacher.profileId, teacherId), eq(teacher.classId, classId)))
  await tx.update(t).set(fields).where(inArray(t.id, taught))
}

/** Accounts of cards alone: who has an address has a name of their own. */
export async function renameCardAccounts(
  tx: Db,
  names: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const { profiles, authUser, studentCards: card } = tx.tables
  if (names.size === 0) return
  const carded = tx
    .select({ id: card.profileId })
    .from(card)
    .where(inArray(card.profileId, [...names.keys()]))
  const cases = [...names].map(([id, name]) => sql`when ${id} then ${name}`)
  const nameOf = (column: typeof profiles.id | typeof authUser.profileId) =>
    sql<string>`case ${column} ${sql.join(cases, sql` `)} end`
  await tx
    .update(authUser)
    .set({ name: nameOf(authUser.profileId), updatedAt: new Date(now) })
    .where(inArray(authUser.profileId, carded))
  await tx
    .update(profiles)
    .set({ displayName: nameOf(profiles.id), updatedAt: now })
    .where(inArray(profiles.id, carded))
}
