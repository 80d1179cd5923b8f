import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../db/db'
import { newId } from '../runtime/tokens'

interface AccountFailure {
  keyHash: string
  max: number
  windowMs: number
}

/**
 * Counts a failure before it happens, so that a burst is not checked before it is counted. Returns
 * its id, or how long nothing more may fail.
 */
export async function reserveFailure(
  db: Db,
  { keyHash, max, windowMs }: AccountFailure,
  now: number,
): Promise<{ id: string } | { waitMs: number }> {
  const { accountFailures: t } = db.tables
  return db.transact(async (tx) => {
    const counted = await tx
      .select({ expiresAt: t.expiresAt })
      .from(t)
      .where(and(eq(t.keyHash, keyHash), gt(t.expiresAt, now)))
      .orderBy(asc(t.expiresAt))
    const first = counted[counted.length - max]
    if (first) return { waitMs: first.expiresAt - now }
    const id = newId('accountFailure')
    await tx.insert(t).values({ id, keyHash, expiresAt: now + windowMs })
    return { id }
  })
}

/** It was none. */
export async function removeFailure(db: Db, id: string): Promise<void> {
  const { accountFailures: t } = db.tables
  await db.delete(t).where(eq(t.id, id))
}

export async function removeFailuresOf(db: Db, keyHash: string): Promise<void> {
  const { accountFailures: t } = db.tables
  await db.delete(t).where(eq(t.keyHash, keyHash))
}

export async function removeFailuresBefore(db: Db, now: number): Promise<void> {
  const { accountFailures: t } = db.tables
  await db.delete(t).where(lte(t.expiresAt, now))
}
