import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { LtiLaunchRow } from '../launches/store/launches'

type LtiChoice = Row<'ltiChoices'>

/** The first launch of a window that this frame waits for. */
export async function findWaitedForLaunch(
  db: Db,
  waitingHash: string,
): Promise<LtiLaunchRow | undefined> {
  const { ltiLaunches: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.waitingHash, waitingHash))
    .orderBy(asc(t.createdAt), asc(t.id))
    .limit(1)
  return row
}

export async function findLtiLaunch(db: Db, id: string): Promise<LtiLaunchRow | undefined> {
  const { ltiLaunches: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

export async function findChoice(db: Db, waitingHash: string): Promise<LtiChoice | undefined> {
  const { ltiChoices: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.waitingHash, waitingHash))
  return row
}

/** Chosen anew it takes the former one's place. False: the frame has taken one already. */
export async function putChoice(db: Db, choice: Omit<LtiChoice, 'takenAt'>): Promise<boolean> {
  const { ltiChoices: t } = db.tables
  const { waitingHash: _, ...chosen } = choice
  const put = await db
    .insert(t)
    .values(choice)
    .onConflictDoUpdate({ target: t.waitingHash, set: chosen, setWhere: isNull(t.takenAt) })
    .returning()
  return put.length > 0
}

/** True once: of two that ask at the same time one alone, and for what it has read. */
export async function takeChoice(
  db: Db,
  { waitingHash, createdAt }: Pick<LtiChoice, 'waitingHash' | 'createdAt'>,
  now: number,
): Promise<boolean> {
  const { ltiChoices: t } = db.tables
  const taken = await db
    .update(t)
    .set({ takenAt: now, items: [] })
    .where(
      and(
        eq(t.waitingHash, waitingHash),
        eq(t.createdAt, createdAt),
        isNull(t.takenAt),
        gt(t.expiresAt, now),
      ),
    )
    .returning()
  return taken.length > 0
}

/** Nobody waits for it any more. False: it was taken meanwhile. */
export async function withdrawChoice(db: Db, waitingHash: string): Promise<boolean> {
  const { ltiChoices: t } = db.tables
  await db.delete(t).where(and(eq(t.waitingHash, waitingHash), isNull(t.takenAt)))
  return (await findChoice(db, waitingHash)) === undefined
}

export async function removeChoicesBefore(db: Db, expiredAt: number): Promise<void> {
  const { ltiChoices: t } = db.tables
  await db.delete(t).where(lt(t.expiresAt, expiredAt))
}
