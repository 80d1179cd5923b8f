import { expect, test } from 'vitest'
import { type ImportedQuestion, repairsOf, writtenOptions } from './imports'

const question = (changed: Partial<ImportedQuestion> = {}): ImportedQuestion => ({
  questionText: 'Who repairs the roof of a house?',
  options: [
    { text: 'Roofer', isCorrect: true },
    { text: 'Baker', isCorrect: false },
  ],
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'medium',
  businessDriver: null,
  explanation: null,
  imageUrl: null,
  imageAlt: null,
  ...changed,
})
const options = (count: number, right: number[]) =>
  Array.from({ length: count }, (_, i) => ({ text: `Option ${i}`, isCorrect: right.includes(i) }))

test('a question that may be stored needs no hand', () => {
  expect(repairsOf(question())).toEqual([])
})

test.each([
  ['text_short', question({ questionText: '  Roof?  ' })],
  ['text_long', question({ questionText: 'x'.repeat(501) })],
  ['options_few', question({ options: options(1, [0]) })],
  ['options_many', question({ options: options(7, [0]) })],
  [
    'option_long',
    question({ options: [...options(2, [0]), { text: 'x'.repeat(201), isCorrect: false }] }),
  ],
  ['correct_none', question({ options: options(3, []) })],
  ['correct_several', question({ options: options(3, [0, 2]) })],
])('%s', (repair, wrong) => {
  expect(repairsOf(wrong)).toEqual([repair])
})

test('options without a text do not count', () => {
  const written = writtenOptions({ options: [...options(2, [0]), { text: '  ', isCorrect: true }] })
  expect(written).toHaveLength(2)
})
