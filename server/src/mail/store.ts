import { and, asc, count, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Db, Row } from '../db/db'
import { newId } from '../runtime/tokens'

export type StoredMail = Row<'mailOutbox'>
export type NewMail = Omit<StoredMail, 'id' | 'tries' | 'nextTryAt' | 'createdAt'>

/** How long one process has a mail to itself: longer than a mail server may take over one. */
export const MAIL_LEASE_MS = 5 * 60_000

/** Keeps a mail, due at once. Of the same id once. Returns its id. */
export async function putMail(
  db: Db,
  mail: NewMail,
  now: number,
  id = newId('mail'),
): Promise<string> {
  await db
    .insert(db.tables.mailOutbox)
    .values({ ...mail, id, nextTryAt: now, createdAt: now })
    .onConflictDoNothing()
  return id
}

export async function countMails(db: Db): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(db.tables.mailOutbox)
  return row?.mails ?? 0
}

/** Ids of mails that are due, the longest waiting first. */
export async function listDueMails(db: Db, limit: number, now: number): Promise<string[]> {
  const { mailOutbox: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(lte(t.nextTryAt, now))
    .orderBy(asc(t.nextTryAt), asc(t.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** When the next mail gets due after that time; null: none waits. */
export async function nextMailAt(db: Db, after: number): Promise<number | null> {
  const { mailOutbox: t } = db.tables
  const [row] = await db
    .select({ at: min(t.nextTryAt) })
    .from(t)
    .where(gt(t.nextTryAt, after))
  return row?.at === null || row?.at === undefined ? null : Number(row.at)
}

/** Takes a due mail for one try; undefined: another process has it, or it is gone. */
export async function claimMail(db: Db, id: string, now: number): Promise<StoredMail | undefined> {
  const { mailOutbox: t } = db.tables
  const [row] = await db
    .update(t)
    .set({ tries: sql`${t.tries} + 1`, nextTryAt: now + MAIL_LEASE_MS })
    .where(and(eq(t.id, id), lte(t.nextTryAt, now)))
    .returning()
  return row
}

/** The try has failed: to be tried again then. */
export async function postponeMail(db: Db, id: string, nextTryAt: number): Promise<void> {
  const { mailOutbox: t } = db.tables
  await db.update(t).set({ nextTryAt }).where(eq(t.id, id))
}

export async function removeMail(db: Db, id: string): Promise<void> {
  const { mailOutbox: t } = db.tables
  await db.delete(t).where(eq(t.id, id))
}

export async function removeMailsBefore(db: Db, goodUntil: number): Promise<void> {
  const { mailOutbox: t } = db.tables
  await db.delete(t).where(lte(t.goodUntil, goodUntil))
}

/** Whatever waits is due, also what a killed process had taken. Only where no other can be sending. */
export async function releaseMails(db: Db, now: number): Promise<void> {
  await db.update(db.tables.mailOutbox).set({ nextTryAt: now })
}
