import { aliasedTable, and, asc, count, eq, gte, lt, ne, notExists, or } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export interface ClassMember {
  id: string
  displayName: string
  joinedAt: number
  /** Looked after by this class: signed in by a card of it. */
  hasCard: boolean
}

/**
 * A class looks after the card of a student who has been in no other one for longer: a student who
 * joins a class by its code does not hand it the card, which opens the whole account.
 */
export function isLookedAfter({ select, tables: { classStudents: t } }: Db) {
  const other = aliasedTable(t, 'other_class')
  const earlier = select({ id: other.classId })
    .from(other)
    .where(
      and(
        eq(other.profileId, t.profileId),
        or(
          lt(other.joinedAt, t.joinedAt),
          and(eq(other.joinedAt, t.joinedAt), lt(other.classId, t.classId)),
        ),
      ),
    )
  return notExists(earlier)
}

export async function listMembers(db: Db, classId: string): Promise<ClassMember[]> {
  const { classStudents: t, profiles, studentCards: card } = db.tables
  const rows = await db
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      joinedAt: t.joinedAt,
      card: card.serial,
    })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .leftJoin(card, and(eq(card.profileId, t.profileId), isLookedAfter(db)))
    .where(eq(t.classId, classId))
  return rows.map(({ card: serial, ...member }) => ({ ...member, hasCard: serial !== null }))
}

export async function countMembers(db: Db, classId: string): Promise<number> {
  const { classStudents: t } = db.tables
  const [row] = await db.select({ students: count() }).from(t).where(eq(t.classId, classId))
  return row?.students ?? 0
}

export async function isMember(db: Db, classId: string, profileId: string): Promise<boolean> {
  const { classStudents: t } = db.tables
  const [row] = await db
    .select({ id: t.profileId })
    .from(t)
    .where(and(eq(t.classId, classId), eq(t.profileId, profileId)))
  return row !== undefined
}

export async function insertMembers(db: Db, rows: Row<'classStudents'>[]): Promise<void> {
  await db.insert(db.tables.classStudents).values(rows).onConflictDoNothing()
}

/** An account of a card that would be left in no class is returned, and nothing changes. */
export async function removeMember(
  tx: Db,
  classId: string,
  profileId: string,
): Promise<'removed' | 'none' | CardAccount> {
  const { classStudents: t } = tx.tables
  if (!(await isMember(tx, classId, profileId))) return 'none'
  const [account] = await listOnlyHere(tx, classId, profileId)
  if (account) return account
  await tx.delete(t).where(and(eq(t.classId, classId), eq(t.profileId, profileId)))
  return 'removed'
}

/** Classes that a student has joined since, other than this one. */
export async function leaveLaterClasses(
  tx: Db,
  { classId, profileId, since }: { classId: string; profileId: string; since: number },
): Promise<void> {
  const { classStudents: t } = tx.tables
  await tx
    .delete(t)
    .where(and(eq(t.profileId, profileId), ne(t.classId, classId), gte(t.joinedAt, since)))
}

export async function removeMemberships(tx: Db, profileId: string): Promise<void> {
  const { classStudents: t } = tx.tables
  await tx.delete(t).where(eq(t.profileId, profileId))
}

interface CardAccount {
  profileId: string
  userId: string
}

/** Whether this is the account of a card that is in this class and no other. */
export const isOnlyHere = async (db: Db, classId: string, profileId: string): Promise<boolean> =>
  (await listOnlyHere(db, classId, profileId)).length > 0

/** Accounts of cards that are in no other class; of one student where it is named. */
export async function listOnlyHere(
  db: Db,
  classId: string,
  profileId?: string,
): Promise<CardAccount[]> {
  const { classStudents: t, studentCards: card, authUser: user } = db.tables
  const other = aliasedTable(t, 'other_class')
  const elsewhere = db
    .select({ id: other.classId })
    .from(other)
    .where(and(eq(other.profileId, t.profileId), ne(other.classId, t.classId)))
  return db
    .select({ profileId: card.profileId, userId: user.id })
    .from(t)
    .innerJoin(card, eq(card.profileId, t.profileId))
    .innerJoin(user, eq(user.profileId, t.profileId))
    .where(
      and(
        eq(t.classId, classId),
        profileId === undefined ? undefined : eq(t.profileId, profileId),
        notExists(elsewhere),
      ),
    )
    .orderBy(asc(card.profileId))
}

export async function listClassesOfStudent(db: Db, profileId: string) {
  const { classStudents: t, classes, classTeachers: teacher, profiles } = db.tables
  return db
    .select({
      id: classes.id,
      name: classes.name,
      period: classes.period,
      joinedAt: t.joinedAt,
      teacher: profiles.displayName,
    })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .leftJoin(teacher, eq(teacher.classId, t.classId))
    .leftJoin(profiles, eq(profiles.id, teacher.profileId))
    .where(eq(t.profileId, profileId))
    .orderBy(asc(t.joinedAt), asc(classes.id), asc(teacher.addedAt), asc(teacher.profileId))
}
