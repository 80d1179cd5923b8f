import { tidyQuestion, validateQuestion } from '@pathquest/kinds/question-form'
import { expect, test } from 'vitest'
import { QuestionDraft } from '../contracts'
import { findRepairs, type ImportedQuestion, writtenOptions } from './imports'

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

test('a question that may be stored needs no repair', () => {
  expect(findRepairs(question())).toEqual([])
})

const IMAGE = { imageUrl: '/images/bee.webp' }

test.each([
  ['text_short', question({ questionText: '  Roof?  ' })],
  ['text_short', question({ questionText: 'Who? 👩‍🚒👩‍🚒' })],
  ['text_long', question({ questionText: 'x'.repeat(501) })],
  ['options_few', question({ options: options(1, [0]) })],
  ['options_many', question({ options: options(7, [0]) })],
  [
    'option_long',
    question({ options: [...options(2, [0]), { text: 'x'.repeat(201), isCorrect: false }] }),
  ],
  ['correct_none', question({ options: options(3, []) })],
  ['correct_several', question({ options: options(3, [0, 2]) })],
  ['image_alt', question({ ...IMAGE })],
  ['image_alt', question({ ...IMAGE, imageAlt: '  ' })],
])('%s, which the server refuses as well', (repair, wrong) => {
  expect(findRepairs(wrong)).toEqual([repair])
  expect(isStorable(wrong)).toBe(false)
})

test.each([
  question({ questionText: '👩‍🚒'.repeat(10) }),
  question({ questionText: 'x'.repeat(500) }),
  question({ options: options(6, [5]) }),
  question({ ...IMAGE, imageAlt: 'A bee' }),
])('what needs no repair is accepted by the server', (right) => {
  expect(findRepairs(right)).toEqual([])
  expect(isStorable(right)).toBe(true)
})

/** The server's checks: the body's schema, then the rules of a question. */
function isStorable(found: ImportedQuestion): boolean {
  const body = QuestionDraft.safeParse({ ...found, kind: 'choice', options: writtenOptions(found) })
  return body.success && Object.keys(validateQuestion(tidyQuestion(body.data))).length === 0
}

test('options without a text do not count', () => {
  const written = writtenOptions({ options: [...options(2, [0]), { text: '  ', isCorrect: true }] })
  expect(written).toHaveLength(2)
})
