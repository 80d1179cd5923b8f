import { testSetup } from '@pathquest/core/testing/setup'
import { expect, test } from 'vitest'
import { readSetup } from './incoming'

test('a setup needs questions, unless its mode plays what it has dealt', () => {
  const setup = testSetup()
  expect(readSetup(setup)?.questions).toHaveLength(setup.questions.length)
  expect(readSetup({ ...setup, questions: [] })).toBeNull()
  const dealt = { ...setup, questions: [], material: { cards: [] } }
  expect(readSetup(dealt)?.material).toEqual({ cards: [] })
})
