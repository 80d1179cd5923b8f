import { INTERESTS } from '@pathquest/core/interests/interests'
import { STATEMENT_IDS } from '@pathquest/core/interests/survey'
import { createTranslate } from '@pathquest/ui/messages'
import { expect, test } from 'vitest'
import { interestsMessages as en } from '../../messages/en/interests'
import { interestsMessages as es } from '../../messages/es/interests'
import { reasonText } from './InterestResult'

const t = createTranslate(en)

test('the reason contains what is liked, and strengths with their figures', () => {
  const strength = { topic: 'Healthcare', right: 14, answered: 16 }
  expect(reasonText({ shared: ['social'], strength: null }, t)).toBe('You like helping people.')
  expect(reasonText({ shared: ['social', 'realistic'], strength }, t)).toBe(
    'You like helping people and building and fixing things. You answer questions about Healthcare well: 14 of 16 right.',
  )
  expect(reasonText({ shared: [], strength }, t)).toBe(
    'You answer questions about Healthcare well: 14 of 16 right.',
  )
})

test('every statement and interest has a text in both languages, no statement twice', () => {
  for (const table of [en, es]) {
    const statements = STATEMENT_IDS.map((id) => table[`interests.${id}`])
    expect(new Set(statements).size).toBe(30)
    for (const interest of INTERESTS) {
      expect(table[`interests.${interest}Phrase`]).not.toBe('')
    }
  }
})

test('statements are short: at most ten words', () => {
  for (const id of STATEMENT_IDS) {
    expect(en[`interests.${id}`].split(' ').length, id).toBeLessThanOrEqual(10)
  }
})
