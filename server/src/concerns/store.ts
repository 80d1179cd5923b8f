import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { studentsTaughtBy } from '../classes'
import type { Db, Row } from '../db/db'
import { studentsCounselledBy } from '../schools'

export type ConcernRow = Row<'concerns'>

const SHOWN = 100
/** Those that somebody has seen to are shown so long. */
const SHOWN_MS = 30 * 24 * 60 * 60_000
/** What is kept of those, at most. */
const SEEN_KEPT_MS = 90 * 24 * 60 * 60_000
/** What nobody has seen, such as of a student without a class. */
const KEPT_MS = 365 * 24 * 60 * 60_000

/** Of the students in a teacher's current classes, and of those whom a counsellor looks after. */
const isFor = (db: Db, adultProfileId: string) => {
  const { concerns: t } = db.tables
  return or(
    inArray(t.profileId, studentsTaughtBy(db, adultProfileId)),
    inArray(t.profileId, studentsCounselledBy(db, adultProfileId)),
  )
}

/** The same words at the same place, while nobody has seen them, are one. */
export async function insertConcern(
  tx: Db,
  row: Omit<ConcernRow, 'seenByProfileId' | 'seenAt'>,
): Promise<void> {
  const { concerns: t } = tx.tables
  const [same] = await tx
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.profileId, row.profileId),
        eq(t.place, row.place),
        eq(t.text, row.text),
        isNull(t.seenAt),
      ),
    )
    .limit(1)
  if (!same) await tx.insert(t).values(row)
}

/** Open ones first, the latest of each first. */
export async function listConcernsFor(db: Db, adultProfileId: string, now: number) {
  const { concerns: t, profiles } = db.tables
  const rows = await db
    .select({ concern: t, displayName: profiles.displayName })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(and(isFor(db, adultProfileId), or(isNull(t.seenAt), gte(t.writtenAt, now - SHOWN_MS))))
    .orderBy(sql`case when ${t.seenAt} is null then 0 else 1 end`, desc(t.writtenAt), desc(t.id))
    .limit(SHOWN)
  const seers = rows.flatMap(({ concern }) => concern.seenByProfileId ?? [])
  const names = await db
    .select({ id: profiles.id, displayName: profiles.displayName })
    .from(profiles)
    .where(inArray(profiles.id, seers))
  const nameOf = new Map(names.map(({ id, displayName }) => [id, displayName]))
  return rows.map((row) => ({ ...row, seenBy: nameOf.get(row.concern.seenByProfileId ?? '') }))
}

/** The first who takes it on stays. False: there is none for this adult. */
export async function markSeen(
  db: Db,
  { id, adultProfileId, at }: { id: string; adultProfileId: string; at: number },
): Promise<boolean> {
  return db.transact(async (tx) => {
    const { concerns: t } = tx.tables
    const [found] = await tx
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.id, id), isFor(tx, adultProfileId)))
    if (!found) return false
    await tx
      .update(t)
      .set({ seenAt: at, seenByProfileId: adultProfileId })
      .where(and(eq(t.id, id), isNull(t.seenAt)))
    return true
  })
}

/** Removes what was seen to three months ago, and what is a year old. */
export async function purgeConcerns(db: Db, now = Date.now()): Promise<number> {
  const { concerns: t } = db.tables
  const removed = await db
    .delete(t)
    .where(or(lte(t.seenAt, now - SEEN_KEPT_MS), lte(t.writtenAt, now - KEPT_MS)))
    .returning()
  return removed.length
}
