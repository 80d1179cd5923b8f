import { and, asc, eq, gt, isNull, lte, min, or } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import type { LtiScore } from './scores'

/** How long one process has a column to itself; longer than reading it can take. */
const READ_LEASE_MS = 2 * 60_000

/** The results of a link's column are to be read by then, or sooner where that was planned. */
export async function planReadBack(db: Db, linkId: string, at: number): Promise<void> {
  const { ltiLinks: t } = db.tables
  await db
    .update(t)
    .set({ readBackAt: at })
    .where(and(eq(t.id, linkId), or(isNull(t.readBackAt), gt(t.readBackAt, at))))
}

/** When the next column of an active platform is to be read; null: none. */
export async function nextReadBackAt(db: Db): Promise<number | null> {
  const { ltiLinks: t, ltiPlatforms } = db.tables
  const [row] = await db
    .select({ at: min(t.readBackAt) })
    .from(t)
    .innerJoin(
      ltiPlatforms,
      and(eq(ltiPlatforms.id, t.platformId), eq(ltiPlatforms.isActive, true)),
    )
  return row?.at === null || row?.at === undefined ? null : Number(row.at)
}

/** A due column, taken for one reading, and until when; undefined: none is due. */
export async function claimReadBack(
  db: Db,
  now: number,
): Promise<{ linkId: string; leasedUntil: number } | undefined> {
  const { ltiLinks: t, ltiPlatforms } = db.tables
  const [due] = await db
    .select({ id: t.id, at: t.readBackAt })
    .from(t)
    .innerJoin(
      ltiPlatforms,
      and(eq(ltiPlatforms.id, t.platformId), eq(ltiPlatforms.isActive, true)),
    )
    .where(lte(t.readBackAt, now))
    .orderBy(asc(t.readBackAt))
    .limit(1)
  if (!due || due.at === null) return undefined
  const leasedUntil = now + READ_LEASE_MS
  const taken = await db
    .update(t)
    .set({ readBackAt: leasedUntil })
    .where(and(eq(t.id, due.id), eq(t.readBackAt, due.at)))
    .returning({ id: t.id })
  return taken.length > 0 ? { linkId: due.id, leasedUntil } : undefined
}

/** After a reading: when the next one is; what was planned meanwhile stays. */
export async function endReadBack(
  db: Db,
  { linkId, leasedUntil }: { linkId: string; leasedUntil: number },
  nextAt: number | null,
): Promise<void> {
  const { ltiLinks: t } = db.tables
  await db
    .update(t)
    .set({ readBackAt: nextAt })
    .where(and(eq(t.id, linkId), eq(t.readBackAt, leasedUntil)))
}

/** What the platform shows of a grade that was sent, unless it changed since it was looked at. */
export async function noteSeenScore(
  db: Db,
  { id, version, sentAt }: LtiScore,
  seen: Pick<LtiScore, 'seenScore' | 'seenAt'> & Partial<Pick<LtiScore, 'state' | 'reason'>>,
): Promise<void> {
  const { ltiScores: t } = db.tables
  if (sentAt === null) return
  await db
    .update(t)
    .set(seen)
    .where(and(eq(t.id, id), eq(t.version, version), eq(t.state, 'sent'), eq(t.sentAt, sentAt)))
}
