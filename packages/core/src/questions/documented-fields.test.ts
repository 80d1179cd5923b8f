import { describe, expect, it } from 'vitest'
import {
  contentOf,
  countsIn,
  hasOnlyKindFields,
  keyedFields,
  publicCounts,
  publicSolution,
  type StoredFields,
  selectedOption,
  shapeOf,
  solutionIn,
  solutionOf,
  toStoredFields,
} from './documented-fields'

const option = (text: string, isCorrect = false) => ({ text, isCorrect })
const choice = (options: StoredFields['options']) => ({
  kind: 'choice',
  options,
  shape: null,
  solution: null,
})
const estimate = { kind: 'estimate', options: [], shape: { min: 0, max: 9 }, solution: 4 }

describe.each([
  ['with a right option', choice([option('A'), option('B', true)]), ['A', 'B'], 1],
  ['without one', choice([option('A'), option('B')]), ['A', 'B'], null],
  ['of another kind', estimate, estimate.shape, 4],
  ['of another kind, a survey', { ...estimate, solution: null }, estimate.shape, null],
])('a question %s', (_, stored, shape, solution) => {
  const { kind, ...fields } = stored

  it('is read in the format of its kind, and written as it was', () => {
    expect(contentOf(stored)).toEqual({ shape, solution })
    expect(toStoredFields(kind, contentOf(stored))).toEqual(fields)
    expect(hasOnlyKindFields(stored)).toBe(true)
  })

  it('is the same for the rules, and for clients', () => {
    const keyed = { kind, ...keyedFields(stored) }
    expect([shapeOf(keyed), solutionOf(keyed)]).toEqual([shape, solution])
    expect(solutionIn(kind, publicSolution({ ...keyed, explanation: null }))).toEqual(solution)
  })
})

it('documented fields are sent as before, others beside them', () => {
  const keyed = { kind: 'choice', ...keyedFields(choice([option('A', true)])) }
  expect(keyed).toEqual({ kind: 'choice', options: ['A'], correctIndex: 0 })
  expect(publicSolution({ ...keyed, explanation: 'So.' })).toEqual({
    correctIndex: 0,
    explanation: 'So.',
  })
  const other = { kind: 'estimate', ...keyedFields(estimate), explanation: null }
  expect(publicSolution(other)).toEqual({ correctIndex: null, explanation: null, of: 4 })
})

it('counts and the chosen option stay in their fields', () => {
  expect(publicCounts('choice', [1, 2])).toEqual({ counts: [1, 2] })
  expect(publicCounts('estimate', { low: 1 })).toEqual({ counts: [], countsOf: { low: 1 } })
  expect(countsIn('choice', publicCounts('choice', [1, 2]))).toEqual([1, 2])
  expect(countsIn('estimate', publicCounts('estimate', { low: 1 }))).toEqual({ low: 1 })
  expect(countsIn('estimate', { counts: [] })).toBeNull()
  expect([selectedOption('choice', 2), selectedOption('estimate', 2)]).toEqual([2, null])
})

it('values in the fields of another kind are detected', () => {
  expect(hasOnlyKindFields({ ...choice([option('A')]), shape: {} })).toBe(false)
  expect(hasOnlyKindFields({ ...estimate, options: [option('A')] })).toBe(false)
})
