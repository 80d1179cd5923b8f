import { AUDIT_KEPT_MS } from '@pathquest/core/schools/school-choices'
import { and, eq, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Removes what links in mails stood for, with the addresses, once they are out of date. */
export async function purgeMailTokens(db: Db, now = Date.now()): Promise<number> {
  const { authVerification: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.expiresAt, new Date(now)))
    .returning()
  return removed.length
}

/** Removes the codes for parents that are out of date. */
export async function purgeParentCodes(db: Db, now = Date.now()): Promise<number> {
  const { parentCodes: t } = db.tables
  const removed = await db.delete(t).where(lte(t.expiresAt, now)).returning()
  return removed.length
}

/** Removes links for colleagues that are out of date. */
export async function purgeClassInvites(db: Db, now = Date.now()): Promise<number> {
  const { classInvites: t } = db.tables
  const removed = await db.delete(t).where(lte(t.expiresAt, now)).returning()
  return removed.length
}

/** The same of schools, and schools that wait although nobody works there any more. */
export async function purgeSchools(db: Db, now = Date.now()): Promise<number> {
  const { schoolInvites: invite, schools: t, schoolStaff: staff } = db.tables
  const removed = await db.delete(invite).where(lte(invite.expiresAt, now)).returning()
  const working = db.select({ id: staff.profileId }).from(staff).where(eq(staff.schoolId, t.id))
  const left = await db
    .delete(t)
    .where(and(isNull(t.confirmedAt), notExists(working)))
    .returning()
  return removed.length + left.length
}

/** Removes what the audit logs of schools have recorded a year ago. */
export async function purgeAudit(db: Db, now = Date.now()): Promise<number> {
  const { auditEntries: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.at, now - AUDIT_KEPT_MS))
    .returning()
  return removed.length
}

/** Removes sessions that have run out: they let nobody in any more. */
export async function purgeSessions(db: Db, now = Date.now()): Promise<number> {
  const { authSession: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.expiresAt, new Date(now)))
    .returning()
  return removed.length
}

/** As long as nobody may report the same set again. */
const CLOSED_MS = 365 * 24 * 60 * 60_000

/** Removes reports of sets that were answered a year ago. */
export async function purgeSetReports(db: Db, now = Date.now()): Promise<number> {
  const { setReports: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.closedAt, now - CLOSED_MS))
    .returning()
  return removed.length
}

/** As long as the account of a card that nobody uses. */
const HOMEWORK_MS = 400 * 24 * 60 * 60_000

/** Removes homework of former school years; the games that were played for it stay. */
export async function purgeHomework(db: Db, now = Date.now()): Promise<number> {
  const { homework: t } = db.tables
  const before = now - HOMEWORK_MS
  const isOver = and(lte(t.createdAt, before), or(isNull(t.dueAt), lte(t.dueAt, before)))
  const removed = await db.delete(t).where(isOver).returning()
  return removed.length
}
