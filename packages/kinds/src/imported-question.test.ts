import { expect, test } from 'vitest'
import { answerForFile, questionFromFile } from './catalogue'
import { fieldsOfOptions, findImportRepairs, importedOptions } from './imported-question'

const AROUND = {
  questionText: 'Which of these are metals?',
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'medium' as const,
  businessDriver: null,
  explanation: null,
  imageUrl: null,
  imageAlt: null,
}
const options = (texts: readonly string[], right: readonly number[]) =>
  texts.map((text, i) => ({ text, isCorrect: right.includes(i) }))

test('options of which several are right, and others wrong, are of the kind that takes several', () => {
  const written = options(['Iron', 'Oak', 'Zinc'], [0, 2])
  const several = fieldsOfOptions(written)
  expect(several).toMatchObject({ kind: 'several', options: [], solution: [0, 2] })
  expect(importedOptions(several)).toEqual(written)
  expect(findImportRepairs({ ...AROUND, ...several })).toEqual([])
})

test.each([
  ['one', [1]],
  ['none', []],
  ['all', [0, 1, 2]],
])('of which %s is right they stay options of `choice`', (_, right) => {
  const written = options(['Iron', 'Oak', 'Zinc'], right)
  expect(fieldsOfOptions(written)).toMatchObject({ kind: 'choice', options: written })
})

test('too many are taken nevertheless: a writer takes some away', () => {
  const texts = ['Iron', 'Zinc', 'Tin', 'Gold', 'Lead', 'Oak', 'Ash']
  const several = fieldsOfOptions(options(texts, [0, 1]))
  expect(findImportRepairs({ ...AROUND, ...several })).toEqual(['answer_faulty'])
  const fewer = { ...several, shape: texts.slice(0, 6) }
  expect(findImportRepairs({ ...AROUND, ...fewer })).toEqual([])
})

test('a number keeps its scale, a poll what it asks for', () => {
  const scale = { min: 0, max: 12, step: 0.5, unit: 'm' }
  const number = { type: 'number' as const, value: 3, tolerance: 0.5, near: 2, scale }
  const poll = { type: 'poll' as const, options: ['Oak', 'Ash'], asksWhy: true }
  for (const answer of [number, poll]) {
    const question = questionFromFile(answer)
    expect(question && answerForFile(question)).toEqual(answer)
  }
})
