import { GOALS_MAX, type PlanGoal, REVIEWS_SHOWN } from '@pathquest/core'
import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

type PlanRow = Row<'plans'>
export type PlanChange = Partial<Omit<PlanRow, 'profileId'>>

export async function findStudent(
  db: Db,
  profileId: string,
): Promise<{ id: string; displayName: string } | undefined> {
  const { profiles: t } = db.tables
  const [row] = await db
    .select({ id: t.id, displayName: t.displayName })
    .from(t)
    .where(eq(t.id, profileId))
  return row
}

/** As it is without a row. */
const UNTOUCHED = { isShared: false, handedInAt: null }

export async function findPlan(db: Db, profileId: string): Promise<Omit<PlanRow, 'profileId'>> {
  const { plans: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.profileId, profileId))
  return row ?? UNTOUCHED
}

export async function putPlan(db: Db, profileId: string, change: PlanChange): Promise<void> {
  const { plans: t } = db.tables
  await db
    .insert(t)
    .values({ profileId, ...change })
    .onConflictDoUpdate({ target: t.profileId, set: change })
}

/** In their order. */
export async function listGoals(db: Db, profileId: string): Promise<PlanGoal[]> {
  const { planGoals: t } = db.tables
  return db
    .select({ text: t.text, nextStep: t.nextStep, setAt: t.setAt, doneAt: t.doneAt })
    .from(t)
    .where(eq(t.profileId, profileId))
    .orderBy(asc(t.position))
    .limit(GOALS_MAX)
}

/** In the place of all former ones. */
export async function replaceGoals(
  tx: Db,
  profileId: string,
  goals: readonly PlanGoal[],
): Promise<void> {
  const { planGoals: t } = tx.tables
  for (const [position, goal] of goals.entries()) {
    await tx
      .insert(t)
      .values({ profileId, position, ...goal })
      .onConflictDoUpdate({ target: [t.profileId, t.position], set: goal })
  }
  await tx.delete(t).where(and(eq(t.profileId, profileId), gte(t.position, goals.length)))
}

/** Latest first, with the names of who wrote them. */
export async function listReviews(db: Db, profileId: string) {
  const { planReviews: t, profiles } = db.tables
  return db
    .select({ id: t.id, reviewer: profiles.displayName, comment: t.comment, at: t.reviewedAt })
    .from(t)
    .leftJoin(profiles, eq(profiles.id, t.reviewerProfileId))
    .where(eq(t.profileId, profileId))
    .orderBy(desc(t.reviewedAt), desc(t.id))
    .limit(REVIEWS_SHOWN)
}

export async function insertReview(db: Db, row: Row<'planReviews'>): Promise<void> {
  await db.insert(db.tables.planReviews).values(row)
}
