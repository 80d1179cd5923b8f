import { count, inArray, max } from 'drizzle-orm'
import type { Db } from '../../db/db'

export interface PlanCounts {
  goals: number
  saved: number
  reflections: number
  handedInAt: number | null
  reviewedAt: number | null
}

/** How far the plans of these students are, by five queries for all of them. */
export async function countPlans(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, PlanCounts>> {
  const counts = new Map(
    profileIds.map((id): [string, PlanCounts] => [
      id,
      { goals: 0, saved: 0, reflections: 0, handedInAt: null, reviewedAt: null },
    ]),
  )
  if (profileIds.length === 0) return counts
  const { plans, planGoals, planReflections, planReviews, careerBookmarks } = db.tables
  const ids = [...profileIds]
  const [states, goals, saved, reflections, reviews] = await Promise.all([
    db.select().from(plans).where(inArray(plans.profileId, ids)),
    countBy(db, planGoals, ids),
    countBy(db, careerBookmarks, ids),
    countBy(db, planReflections, ids),
    db
      .select({ profileId: planReviews.profileId, at: max(planReviews.reviewedAt) })
      .from(planReviews)
      .where(inArray(planReviews.profileId, ids))
      .groupBy(planReviews.profileId),
  ])
  const put = (id: string, part: Partial<PlanCounts>) => Object.assign(counts.get(id) ?? {}, part)
  for (const { profileId, handedInAt } of states) put(profileId, { handedInAt })
  for (const { profileId, rows } of goals) put(profileId, { goals: rows })
  for (const { profileId, rows } of saved) put(profileId, { saved: rows })
  for (const { profileId, rows } of reflections) put(profileId, { reflections: rows })
  for (const { profileId, at } of reviews) put(profileId, { reviewedAt: at })
  return counts
}

type Counted = 'planGoals' | 'planReflections' | 'careerBookmarks'

async function countBy(
  db: Db,
  table: Db['tables'][Counted],
  ids: string[],
): Promise<{ profileId: string; rows: number }[]> {
  return db
    .select({ profileId: table.profileId, rows: count() })
    .from(table)
    .where(inArray(table.profileId, ids))
    .groupBy(table.profileId)
}
