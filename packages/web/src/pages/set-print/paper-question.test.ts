import type { EditableQuestion } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { mixed, paperAnswer } from './paper-question'

const question = (change: Partial<EditableQuestion>): EditableQuestion => ({
  id: 'qn_1',
  orderIndex: 0,
  kind: 'choice',
  questionText: 'Who flies a plane?',
  imageUrl: null,
  imageAlt: null,
  options: [],
  shape: null,
  solution: null,
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'easy',
  businessDriver: null,
  explanation: null,
  ...change,
})

test('options stay in the order of the set, so that letters are those of the screen', () => {
  const options = ['A nurse', 'A pilot'].map((text, i) => ({ text, isCorrect: i === 1 }))
  expect(paperAnswer(question({ options }))).toEqual({
    type: 'options',
    texts: ['A nurse', 'A pilot'],
    right: [1],
    isMultiple: false,
    asksWhy: false,
  })
  const several = { kind: 'several', shape: ['Ink', 'Sea', 'Sky'], solution: [1, 2] }
  expect(paperAnswer(question(several))).toMatchObject({ right: [1, 2], isMultiple: true })
  const poll = { kind: 'poll', shape: { options: ['In', 'Out'], asksWhy: true } }
  expect(paperAnswer(question(poll))).toMatchObject({ right: [], asksWhy: true })
})

test('what is typed has a line, a number its unit', () => {
  const typed = { kind: 'typed', shape: {}, solution: { accepted: ['pilot', 'the pilot'] } }
  expect(paperAnswer(question(typed))).toEqual({ type: 'line', accepted: ['pilot', 'the pilot'] })
  const number = {
    kind: 'number',
    shape: { min: 0, max: 900, step: 10, unit: 'km/h' },
    solution: { value: 850, tolerance: 50, near: null },
  }
  expect(paperAnswer(question(number))).toEqual({
    type: 'number',
    unit: 'km/h',
    range: { min: 0, max: 900 },
    value: 850,
    tolerance: 50,
  })
})

const STEPS = ['Seed', 'Sprout', 'Leaf', 'Flower']
/** As it is stored: shown by the alphabet. */
const ORDER = {
  kind: 'order',
  shape: ['Flower', 'Leaf', 'Seed', 'Sprout'],
  solution: [2, 3, 1, 0],
}
const MATCH = {
  kind: 'match',
  shape: { left: ['Nurse', 'Pilot', 'Doctor'], right: ['Hospital', 'Cockpit'] },
  solution: [0, 1, 0],
}

test.each(['qn_1', 'qn_2', 'qn_3', 'qn_4', 'qn_5'])('the key of %s fits its paper', (id) => {
  const order = paperAnswer(question({ id, ...ORDER }))
  if (order?.type !== 'order') throw new Error('no order')
  const sorted = order.texts
    .map((text, i) => ({ text, place: order.places[i] as number }))
    .sort((a, b) => a.place - b.place)
  expect(sorted.map(({ text }) => text)).toEqual(STEPS)
  expect(order.texts).not.toEqual(STEPS)

  const match = paperAnswer(question({ id, ...MATCH }))
  if (match?.type !== 'match') throw new Error('no pairs')
  const partnerOf = match.letters.map((letter) => match.right[letter])
  expect(partnerOf).toEqual(['Hospital', 'Cockpit', 'Hospital'])
  expect([...match.right].sort()).toEqual(['Cockpit', 'Hospital'])
})

test('the order depends on the question alone, and never tells the answer', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `qn_${i}`)
  for (const id of ids) {
    for (const count of [2, 3, 6]) {
      const order = mixed(id, count)
      expect(order).toEqual(mixed(id, count))
      expect([...order].sort()).toEqual([...Array(count).keys()])
      expect(order).not.toEqual([...Array(count).keys()])
    }
  }
  expect(new Set(ids.map((id) => mixed(id, 4).join())).size).toBeGreaterThan(15)
  // Written out: papers that were printed by an older version keep their key.
  expect(mixed('qn_1', 4)).toEqual([0, 2, 1, 3])
})

test('a kind that says nothing of its answer has lines to write on', () => {
  expect(paperAnswer(question({ kind: 'of_tomorrow' }))).toBeNull()
})
