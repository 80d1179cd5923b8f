import type { ClassPlans } from '@pathquest/core/contracts'

type StudentPlan = ClassPlans['students'][number]

/** What a teacher can do with it: `changed`: handed in again after the last comment. */
export type PlanState = 'toRead' | 'changed' | 'reviewed' | 'begun' | 'empty'

export function planStateOf(plan: StudentPlan): PlanState {
  const { handedInAt, reviewedAt, goals, saved, reflections } = plan
  if (handedInAt !== null && reviewedAt === null) return 'toRead'
  if (handedInAt !== null && reviewedAt !== null && handedInAt > reviewedAt) return 'changed'
  if (reviewedAt !== null) return 'reviewed'
  return goals + saved + reflections > 0 ? 'begun' : 'empty'
}

const ORDER: Record<PlanState, number> = { toRead: 0, changed: 0, reviewed: 1, begun: 2, empty: 3 }

/** Those that wait to be read first; by name as before within each. */
export const readFirst = (plans: readonly StudentPlan[]): StudentPlan[] =>
  [...plans].sort((a, b) => ORDER[planStateOf(a)] - ORDER[planStateOf(b)])
