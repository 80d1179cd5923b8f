import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isMember } from '../../classes'
import type { Db, Row } from '../../db/db'

type StudentRow = Row<'homeworkStudents'>
export type StudentChange = Partial<Omit<StudentRow, 'homeworkId' | 'profileId'>>

/** Who has homework to do: the class, or who has begun it by its link. */
export interface HomeworkMember {
  homeworkId: string
  id: string
  displayName: string
  extendedTo: number | null
  remindedAt: number | null
}

/** By two queries for all of them. */
export async function listMembersOf(
  db: Db,
  homework: readonly { id: string; classId: string | null }[],
): Promise<HomeworkMember[]> {
  const idsOf = (isOfClass: boolean) =>
    homework.filter(({ classId }) => (classId !== null) === isOfClass).map(({ id }) => id)
  const [ofClasses, byLink] = await Promise.all([
    listClassMembers(db, idsOf(true)),
    listBegun(db, idsOf(false)),
  ])
  return [...ofClasses, ...byLink]
}

async function listClassMembers(db: Db, ids: string[]): Promise<HomeworkMember[]> {
  if (ids.length === 0) return []
  const { homework, homeworkStudents: t, classStudents: member, profiles } = db.tables
  return db
    .select(memberColumns(db, homework.id))
    .from(homework)
    .innerJoin(member, eq(member.classId, homework.classId))
    .innerJoin(profiles, eq(profiles.id, member.profileId))
    .leftJoin(t, and(eq(t.homeworkId, homework.id), eq(t.profileId, member.profileId)))
    .where(inArray(homework.id, ids))
}

async function listBegun(db: Db, ids: string[]): Promise<HomeworkMember[]> {
  if (ids.length === 0) return []
  const { homeworkStudents: t, profiles } = db.tables
  return db
    .select(memberColumns(db, t.homeworkId))
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(and(inArray(t.homeworkId, ids), isNotNull(t.begunAt)))
}

const memberColumns = <Id>({ tables: { homeworkStudents: t, profiles } }: Db, homeworkId: Id) => ({
  homeworkId,
  id: profiles.id,
  displayName: profiles.displayName,
  extendedTo: t.extendedTo,
  remindedAt: t.remindedAt,
})

/** Whether a student is to do it: of its class, or of no class at all. */
export const isHomeworkOf = async (
  db: Db,
  { classId }: { classId: string | null },
  profileId: string,
): Promise<boolean> => classId === null || isMember(db, classId, profileId)

/** A student's own rows, by homework. */
export async function mapOwnRows(
  db: Db,
  homeworkIds: readonly string[],
  profileId: string,
): Promise<Map<string, StudentRow>> {
  if (homeworkIds.length === 0) return new Map()
  const { homeworkStudents: t } = db.tables
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.profileId, profileId), inArray(t.homeworkId, [...homeworkIds])))
  return new Map(rows.map((row) => [row.homeworkId, row]))
}

export async function putStudent(
  db: Db,
  key: Pick<StudentRow, 'homeworkId' | 'profileId'>,
  change: StudentChange,
): Promise<void> {
  const { homeworkStudents: t } = db.tables
  await db
    .insert(t)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [t.homeworkId, t.profileId], set: change })
}

/** The first attempt; later ones change nothing. */
export async function markBegun(
  tx: Db,
  key: Pick<StudentRow, 'homeworkId' | 'profileId'>,
  begunAt: number,
): Promise<void> {
  const { homeworkStudents: t } = tx.tables
  await tx
    .insert(t)
    .values({ ...key, begunAt })
    .onConflictDoNothing()
  await tx
    .update(t)
    .set({ begunAt })
    .where(and(eq(t.homeworkId, key.homeworkId), eq(t.profileId, key.profileId), isNull(t.begunAt)))
}

export async function countBegun(db: Db, homeworkId: string): Promise<number> {
  const { homeworkStudents: t } = db.tables
  const [row] = await db
    .select({ begun: count() })
    .from(t)
    .where(and(eq(t.homeworkId, homeworkId), isNotNull(t.begunAt)))
  return row?.begun ?? 0
}
