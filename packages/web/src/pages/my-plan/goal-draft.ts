import type { PlanGoal, PutGoals } from '@pathquest/core/contracts'
import { GOALS_MAX } from '@pathquest/core/plans/plan-limits'

export type SentGoal = PutGoals['goals'][number]

/** A goal that is being written. */
export interface GoalDraft {
  /** The words of the goal that is edited; null: a new one. */
  of: string | null
  text: string
  nextStep: string
}

/** What this browser has stored, whatever it is; null: nothing to go on with. */
export function readGoalDraft(value: unknown): GoalDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const { of, text, nextStep } = value as Partial<GoalDraft>
  if (typeof text !== 'string' || typeof nextStep !== 'string') return null
  return { of: typeof of === 'string' ? of : null, text, nextStep }
}

/** Goals as they are sent. */
export const sentGoals = (goals: readonly PlanGoal[]): SentGoal[] =>
  goals.map(({ text, nextStep, doneAt }) => ({ text, nextStep, isDone: doneAt !== null }))

/** Where the goal of a draft stands; -1: it is a new one, or gone meanwhile. */
export const placeOf = (goals: readonly PlanGoal[], { of }: GoalDraft): number =>
  goals.findIndex(({ text }) => text === of)

/** With the draft in its place; a new one comes last. */
export function withDraft(goals: readonly PlanGoal[], draft: GoalDraft): SentGoal[] {
  const { text, nextStep } = draft
  const sent = sentGoals(goals)
  const before = sent[placeOf(goals, draft)]
  const goal = { text: text.trim(), nextStep: nextStep.trim(), isDone: before?.isDone ?? false }
  if (before) return sent.map((one) => (one === before ? goal : one))
  return [...sent, goal]
}

export const mayAddGoal = (goals: readonly unknown[]): boolean => goals.length < GOALS_MAX
