import { SCHOOL_INVITES_MAX } from '@pathquest/core/schools/school-choices'
import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export type StaffRow = Row<'schoolStaff'>

/** False: this person works at a school already. */
export async function insertStaff(tx: Db, row: StaffRow): Promise<boolean> {
  const inserted = await tx
    .insert(tx.tables.schoolStaff)
    .values(row)
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

export async function findStaff(
  db: Db,
  schoolId: string,
  profileId: string,
): Promise<StaffRow | undefined> {
  const { schoolStaff: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.schoolId, schoolId), eq(t.profileId, profileId)))
  return row
}

export async function listStaff(db: Db, schoolId: string) {
  const { profiles, schoolBlocks: block, schoolStaff: t } = db.tables
  return db
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      role: t.role,
      since: t.since,
      blockedAt: block.blockedAt,
    })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .leftJoin(block, and(eq(block.profileId, t.profileId), eq(block.schoolId, t.schoolId)))
    .where(eq(t.schoolId, schoolId))
}

export async function listStaffIds(db: Db, schoolId: string): Promise<string[]> {
  const { schoolStaff: t } = db.tables
  const rows = await db.select({ id: t.profileId }).from(t).where(eq(t.schoolId, schoolId))
  return rows.map(({ id }) => id)
}

export async function setRole(tx: Db, profileId: string, role: StaffRow['role']): Promise<void> {
  const { schoolStaff: t } = tx.tables
  await tx.update(t).set({ role }).where(eq(t.profileId, profileId))
}

export async function removeStaff(tx: Db, profileId: string): Promise<void> {
  const { schoolStaff: t } = tx.tables
  await tx.delete(t).where(eq(t.profileId, profileId))
}

/** Whether the school has an administrator besides this person. */
export async function hasOtherAdmin(db: Db, schoolId: string, profileId: string): Promise<boolean> {
  const { schoolStaff: t } = db.tables
  const [row] = await db
    .select({ id: t.profileId })
    .from(t)
    .where(and(eq(t.schoolId, schoolId), eq(t.role, 'school_admin'), ne(t.profileId, profileId)))
    .limit(1)
  return row !== undefined
}

/** The oldest end where there would be too many. */
export async function putInvite(tx: Db, row: Row<'schoolInvites'>): Promise<void> {
  const { schoolInvites: t } = tx.tables
  const open = await tx
    .select({ tokenHash: t.tokenHash })
    .from(t)
    .where(eq(t.schoolId, row.schoolId))
    .orderBy(desc(t.expiresAt), asc(t.tokenHash))
  const ended = open.slice(SCHOOL_INVITES_MAX - 1).map(({ tokenHash }) => tokenHash)
  if (ended.length > 0) await tx.delete(t).where(inArray(t.tokenHash, ended))
  await tx.insert(t).values(row)
}

/** Links that nobody has used. */
export async function removeInvites(tx: Db, schoolId: string): Promise<void> {
  const { schoolInvites: t } = tx.tables
  await tx.delete(t).where(eq(t.schoolId, schoolId))
}

/** What a link leads to. */
export async function findInvite(db: Db, tokenHash: string, now: number) {
  const { schoolInvites: t, schools } = db.tables
  const [row] = await db
    .select({ school: schools, role: t.role })
    .from(t)
    .innerJoin(schools, eq(schools.id, t.schoolId))
    .where(and(eq(t.tokenHash, tokenHash), gt(t.expiresAt, now)))
  return row
}

/** Uses a link up: of many at once one comes in. */
export async function takeInvite(tx: Db, tokenHash: string): Promise<boolean> {
  const { schoolInvites: t } = tx.tables
  const taken = await tx.delete(t).where(eq(t.tokenHash, tokenHash)).returning()
  return taken.length > 0
}
