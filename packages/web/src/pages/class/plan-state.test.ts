import type { ClassPlans } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { planStateOf, readFirst } from './plan-state'

type StudentPlan = ClassPlans['students'][number]

const plan = (displayName: string, more: Partial<StudentPlan> = {}): StudentPlan => ({
  id: displayName,
  displayName,
  goals: 0,
  saved: 0,
  reflections: 0,
  handedInAt: null,
  reviewedAt: null,
  ...more,
})

test('a plan waits to be read from when it is handed in until somebody has commented on it', () => {
  expect(planStateOf(plan('Ada'))).toBe('empty')
  expect(planStateOf(plan('Ada', { saved: 1 }))).toBe('begun')
  expect(planStateOf(plan('Ada', { saved: 1, handedInAt: 5 }))).toBe('toRead')
  expect(planStateOf(plan('Ada', { handedInAt: 5, reviewedAt: 6 }))).toBe('reviewed')
  expect(planStateOf(plan('Ada', { handedInAt: 7, reviewedAt: 6 }))).toBe('changed')
  expect(planStateOf(plan('Ada', { reviewedAt: 6 }))).toBe('reviewed')
})

test('those to read come first, and all others in the order of their names', () => {
  const students = [
    plan('Ada'),
    plan('Ben', { goals: 1 }),
    plan('Cleo', { handedInAt: 5, reviewedAt: 6 }),
    plan('Dina', { handedInAt: 5 }),
    plan('Emil', { handedInAt: 9, reviewedAt: 6 }),
    plan('Finn'),
  ]
  expect(readFirst(students).map(({ id }) => id)).toEqual([
    'Dina',
    'Emil',
    'Cleo',
    'Ben',
    'Ada',
    'Finn',
  ])
})
