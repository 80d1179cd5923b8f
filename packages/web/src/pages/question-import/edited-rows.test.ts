import type { ImportRow } from '@pathquest/game-core/contracts'
import { repairsOf } from '@pathquest/game-core/questions/imports'
import { expect, test } from 'vitest'
import {
  countRows,
  editRow,
  inBatches,
  markRight,
  readyQuestions,
  refusedAt,
  toEdited,
} from './edited-rows'

function row(right: number[], options = ['Roofer', 'Baker', ' ']): ImportRow {
  const draft = {
    questionText: ' Who repairs the roof of a house? ',
    options: options.map((text, i) => ({ text, isCorrect: right.includes(i) })),
    points: 10,
    timeLimitSeconds: 30,
    difficulty: 'medium' as const,
    businessDriver: null,
    explanation: null,
    imageUrl: null,
    imageAlt: null,
  }
  const where = { place: 'row' as const, number: 2, file: null }
  return { where, questionText: 'Who?', draft, problems: [], needsHand: repairsOf(draft) }
}
const essay: ImportRow = { ...row([0]), draft: null, needsHand: [] }
const edited = (...rows: ImportRow[]) =>
  toEdited({ format: 'table', title: null, rows, total: rows.length, set: null })

test('rows that need a hand count apart, and go in once they are mended', () => {
  const [several, ready, left] = edited(row([0, 1]), row([1]), essay)
  if (!several?.draft || !ready || !left) throw new Error('rows are missing')
  expect(countRows([several, ready, left])).toEqual({ ready: 1, mend: 1, left: 1, off: 0 })
  const mended = editRow(several, markRight(several.draft, 1))
  expect(readyQuestions([mended, { ...ready, isIncluded: false }, left])).toMatchObject([
    {
      kind: 'choice',
      questionText: 'Who repairs the roof of a house?',
      options: [
        { text: 'Roofer', isCorrect: false },
        { text: 'Baker', isCorrect: true },
      ],
    },
  ])
})

test('a picture needs a description, which goes in trimmed', () => {
  const [shown] = edited(row([0]))
  if (!shown) throw new Error('a row is missing')
  const bare = editRow(shown, { imageUrl: '/images/roof.webp' })
  expect(countRows([bare])).toMatchObject({ ready: 0, mend: 1 })
  const told = editRow(bare, { imageAlt: ' A roof ' })
  expect(readyQuestions([told])).toMatchObject([{ imageAlt: 'A roof' }])
})

test.each([
  ['questions.17.points', 17],
  ['questions.0', 0],
  ['questions', null],
  ['title', null],
  [null, null],
])('a refusal of %s is about question %j', (field, index) => {
  expect(refusedAt(field)).toBe(index)
})

test('requests stay below what the API takes, in order', () => {
  const long = 'é'.repeat(190)
  const options = [long, `${long}y`, `${long}z`, `${long}1`, `${long}2`, `${long}3`]
  const all = readyQuestions(edited(...Array.from({ length: 500 }, () => row([0], options))))
  const batches = inBatches(all)
  expect(batches.flat()).toEqual(all)
  expect(batches.length).toBeGreaterThan(1)
  for (const batch of batches) {
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(1000 * 1024)
  }
})
