import type { ImportPreview, ImportRow } from '@pathquest/core/contracts'
import type { Json } from '@pathquest/core/json'
import { findRepairs, type ImportedQuestion } from '@pathquest/core/questions/imports'
import { findImportRepairs } from '@pathquest/kinds/imported-question'
import { expect, test } from 'vitest'
import {
  chooseReading,
  countRows,
  editRow,
  inBatches,
  isReadAs,
  markRight,
  readyQuestions,
  refusedAt,
  toEdited,
} from './edited-rows'
import { countOutcomes } from './ReadAccount'

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
  const needsHand = findRepairs(draft)
  return { where, questionText: 'Who?', draft, problems: [], needsHand, lines: 1 }
}
const essay: ImportRow = { ...row([0]), draft: null, needsHand: [] }
const preview = (rows: ImportRow[]): ImportPreview => ({
  format: 'table',
  title: null,
  rows,
  total: rows.length,
  headings: 0,
  linesBeyond: 0,
  notes: [],
  set: null,
})
const edited = (...rows: ImportRow[]) => toEdited(preview(rows))

test('rows that need fixing are counted separately, and are imported once fixed', () => {
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

test('a picture needs a description, which is trimmed', () => {
  const [shown] = edited(row([0]))
  if (!shown) throw new Error('a row is missing')
  const bare = editRow(shown, { imageUrl: '/images/roof.webp' })
  expect(countRows([bare])).toMatchObject({ ready: 0, mend: 1 })
  const described = editRow(bare, { imageAlt: ' A roof ' })
  expect(readyQuestions([described])).toMatchObject([{ imageAlt: 'A roof' }])
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

test('requests stay below the API’s size limit, in order', () => {
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

test('one choice applies to the answer keys of the whole file; manual changes stay', () => {
  const readings = [
    { way: 'place' as const, right: [0] },
    { way: 'text' as const, right: [1] },
  ]
  const unclear = { ...row([], ['3', '1', '2']), readings }
  const [first, byHand, other] = edited(unclear, unclear, row([0]))
  if (!first || !byHand?.draft || !other) throw new Error('rows are missing')
  const marked = editRow(byHand, markRight(byHand.draft, 2))
  const right = (rows: ReturnType<typeof chooseReading>) =>
    rows.map(({ draft }) => draft?.options.map(({ isCorrect }) => Number(isCorrect)).join(''))
  const byText = chooseReading([first, marked, other], 'text')
  expect(right(byText)).toEqual(['010', '001', '100'])
  expect(countRows(byText)).toMatchObject({ ready: 3, mend: 0 })
  expect(right(chooseReading(byText, 'place'))).toEqual(['100', '001', '100'])
})

test('the counts add up, and whatever is left out has its reason', () => {
  const stray: ImportRow = {
    ...essay,
    lines: 2,
    problems: [{ code: 'stray_text', params: {} }],
  }
  const [ready, mend, left, off] = edited({ ...row([0]), lines: 4 }, row([]), stray, row([1]))
  if (!ready || !mend || !left || !off) throw new Error('rows are missing')
  const rows = [ready, mend, left, { ...off, isIncluded: false }]
  const work = { ...preview([]), rows, headings: 3 }
  expect(countOutcomes(work)).toEqual({
    unit: 'row',
    read: 11,
    parts: [
      ['ready', 4],
      ['mend', 1],
      ['left', 2],
      ['off', 1],
      ['headings', 3],
    ],
    reasons: [{ problem: { code: 'stray_text', params: {} }, count: 1 }],
  })
})

/** A draft of another kind than `choice`. */
function ofKind(kind: string, shape: Json, solution: Json): ImportRow {
  const draft = { ...(row([0]).draft as ImportedQuestion), kind, options: [], shape, solution }
  return { ...row([0]), draft, needsHand: findImportRepairs(draft) }
}

test('other kinds are checked by themselves, and imported as they are stored', () => {
  const [typed] = edited(ofKind('typed', {}, { accepted: ['Roofer'] }))
  if (!typed) throw new Error('a row is missing')
  expect(countRows([typed])).toMatchObject({ ready: 1 })
  const empty = editRow(typed, { solution: { accepted: [' '] } })
  expect(empty.needsHand).toEqual(['answer_faulty'])
  expect(readyQuestions([empty])).toEqual([])
  const mended = editRow(empty, { solution: { accepted: [' Tiler ', ''] } })
  expect(readyQuestions([mended])).toMatchObject([
    { kind: 'typed', options: [], shape: {}, solution: { accepted: ['Tiler'] } },
  ])
})

test('a key that names several options makes a question that takes several, and back', () => {
  const readings = [
    { way: 'place' as const, right: [0, 2] },
    { way: 'text' as const, right: [1] },
  ]
  const rows = edited({ ...row([], ['3', '1', '2']), readings })
  const several = chooseReading(rows, 'place')
  expect(several.map(({ draft }) => draft)).toMatchObject([
    { kind: 'several', options: [], shape: ['3', '1', '2'], solution: [0, 2] },
  ])
  expect(countRows(several)).toMatchObject({ ready: 1 })
  expect(several.map((one) => isReadAs(one, 'place'))).toEqual([true])
  expect(chooseReading(several, 'text').map(({ draft }) => draft)).toMatchObject([
    { kind: 'choice', options: [{ isCorrect: false }, { isCorrect: true }, { isCorrect: false }] },
  ])
})
