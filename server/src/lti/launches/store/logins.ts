import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'

export type LtiLogin = Row<'ltiLogins'>

type NewLtiLogin = Omit<LtiLogin, 'usedAt' | 'waitingHash'> & Partial<Pick<LtiLogin, 'waitingHash'>>

export async function insertLogin(db: Db, login: NewLtiLogin): Promise<void> {
  await db.insert(db.tables.ltiLogins).values(login)
}

export async function findLogin(db: Db, stateHash: string): Promise<LtiLogin | undefined> {
  const { ltiLogins } = db.tables
  const [row] = await db.select().from(ltiLogins).where(eq(ltiLogins.stateHash, stateHash))
  return row
}

/** One statement: of two launches with the same state one alone gets true. */
export async function useUpLogin(db: Db, stateHash: string, now: number): Promise<boolean> {
  const { ltiLogins } = db.tables
  const used = await db
    .update(ltiLogins)
    .set({ usedAt: now })
    .where(
      and(
        eq(ltiLogins.stateHash, stateHash),
        isNull(ltiLogins.usedAt),
        gt(ltiLogins.expiresAt, now),
      ),
    )
    .returning()
  return used.length > 0
}

export async function removeLoginsBefore(db: Db, expiredAt: number): Promise<number> {
  const { ltiLogins } = db.tables
  const removed = await db
    .delete(ltiLogins)
    .where(lt(ltiLogins.expiresAt, expiredAt))
    .returning({ stateHash: ltiLogins.stateHash })
  return removed.length
}
