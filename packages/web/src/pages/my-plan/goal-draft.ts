import type { PlanGoal, PutGoals } from '@pathquest/core/contracts'
import { GOALS_MAX } from '@pathquest/core/plans/plan-limits'

export type SentGoal = PutGoals['goals'][number]

/** A goal that is being written. */
export interface GoalDraft {
  /** Its place in the list; null: a new one. */
  at: number | null
  text: string
  nextStep: string
}

/** What this browser has stored, whatever it is; null: nothing to go on with. */
export function readGoalDraft(value: unknown): GoalDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const { at, text, nextStep } = value as Partial<GoalDraft>
  if (typeof text !== 'string' || typeof nextStep !== 'string') return null
  return { at: typeof at === 'number' ? at : null, text, nextStep }
}

/** Goals as they are sent. */
export const sentGoals = (goals: readonly PlanGoal[]): SentGoal[] =>
  goals.map(({ text, nextStep, doneAt }) => ({ text, nextStep, isDone: doneAt !== null }))

/** With the draft in its place; a new one, and one whose goal is gone meanwhile, come last. */
export function withDraft(
  goals: readonly PlanGoal[],
  { at, text, nextStep }: GoalDraft,
): SentGoal[] {
  const sent = sentGoals(goals)
  const before = at === null ? undefined : sent[at]
  const goal = { text: text.trim(), nextStep: nextStep.trim(), isDone: before?.isDone ?? false }
  if (before) return sent.map((one) => (one === before ? goal : one))
  return [...sent, goal]
}

export const mayAddGoal = (goals: readonly unknown[]): boolean => goals.length < GOALS_MAX
