import type { ImportRow } from '@pathquest/game-core/contracts'
import { repairsOf } from '@pathquest/game-core/questions/imports'
import { expect, test } from 'vitest'
import { countRows, editRow, inBatches, markRight, readyQuestions, toEdited } from './edited-rows'

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
  toEdited({ format: 'table', title: null, rows, total: rows.length })

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
