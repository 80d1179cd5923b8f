import type { QuestionDraft } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { questionFromFile } from '@pathquest/kinds/catalogue'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exportSet } from './export/export-set'
import { readQuestionFile } from './read-file'

/** What kinds of question beside `choice` look like in files, for those who read them elsewhere. */
function question(answer: FileAnswer): QuestionDraft {
  const fields = questionFromFile(answer)
  if (!fields) throw new Error(`no kind takes ${answer.type}`)
  return {
    ...{ questionText: 'How many legs has a spider?', imageUrl: null, imageAlt: null },
    ...{ points: 20, timeLimitSeconds: 30, difficulty: 'easy', businessDriver: null },
    explanation: null,
    ...fields,
  }
}
const set = (...answers: FileAnswer[]) => ({
  ...{ title: 'Spiders', description: null, subject: '', gradeLevel: [], tags: [] },
  difficultyLevel: 'easy' as const,
  questions: answers.map(question),
})

const SEVERAL: FileAnswer = {
  type: 'options',
  options: ['Iron', 'Zinc', 'Oak', 'Pine', 'Ash'].map((text, i) => ({ text, isCorrect: i < 2 })),
}
const TYPED: FileAnswer = { type: 'text', accepted: ['Lima', 'A*'] }
const NUMBER: FileAnswer = {
  ...{ type: 'number', value: -8.5, tolerance: 0, near: 2 },
  scale: { min: -20, max: 20, step: 0.5, unit: '€' },
}
const ORDER: FileAnswer = { type: 'order', items: ['one', 'two', 'three'] }
const MATCH: FileAnswer = {
  type: 'match',
  pairs: [
    { left: 'Iron', right: 'Metal' },
    { left: 'Oak', right: 'Wood' },
    { left: 'Zinc', right: 'Metal' },
  ],
}
const POLL: FileAnswer = { type: 'poll', options: ['Iron', 'Oak'], asksWhy: true }
const ALL = [SEVERAL, TYPED, NUMBER, ORDER, MATCH, POLL]

/** Of each question what stands between its braces. */
const inBraces = (gift: string) =>
  [...gift.matchAll(/\{\n(.*?)\n\}/gs)].map(([, lines = '']) => lines.split('\n'))

test('GIFT: weights, nearness and pairs as Moodle has them, but no order and no poll', async () => {
  const gift = Buffer.from(await exportSet(set(...ALL), 'gift')).toString()
  expect(inBraces(gift)).toEqual([
    [
      '~%50%[plain]Iron',
      '~%50%[plain]Zinc',
      '~%-33.33333%[plain]Oak',
      '~%-33.33333%[plain]Pine',
      '~%-33.33333%[plain]Ash',
    ],
    ['=[plain]Lima', '=[plain]A\\\\*'],
    ['#', '=-8.5:0', '=%50%-8.5:2'],
    ['=[plain]Iron -> Metal', '=[plain]Oak -> Wood', '=[plain]Zinc -> Metal'],
  ])
})

test('a table: the kind, and what it needs in columns of its own', async () => {
  const csv = Buffer.from(await exportSet(set(...ALL), 'csv')).toString()
  const [header = '', ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  const names = header.replaceAll('"', '').split(',')
  const cells = (row: string) => {
    const all = row.match(/"[^"]*"|[^,]+/g) ?? []
    return names.flatMap((name, i) => {
      const cell = (all[i] ?? '').replaceAll('"', '')
      return cell === '' || i === 0 || /^(Time|Points|Difficulty)/.test(name)
        ? []
        : [`${name}: ${cell}`]
    })
  }
  expect(rows.map((row) => cells(row).join(' | '))).toEqual([
    'Kind: several | Option A: Iron | Option B: Zinc | Option C: Oak | Option D: Pine | Option E: Ash | Correct: A,B',
    'Kind: typed | Option A: Lima | Option B: A*',
    'Kind: number | Correct: -8.5 | Tolerance: 0 | Half points within: 2 | Scale from: -20 | Scale to: 20 | Step: 0.5 | Unit: €',
    'Kind: order | Option A: one | Option B: two | Option C: three',
    'Kind: match | Option A: Iron | Option B: Oak | Option C: Zinc | Match A: Metal | Match B: Wood | Match C: Metal',
    'Kind: poll, why | Option A: Iron | Option B: Oak',
  ])
})

test('a table of `choice` alone has no columns for other kinds', async () => {
  const options = SEVERAL.options.map(({ text }, i) => ({ text, isCorrect: i === 0 }))
  const [plain] = set(TYPED).questions
  const questions = [
    { ...(plain as QuestionDraft), kind: 'choice', options, shape: null, solution: null },
  ]
  const csv = Buffer.from(await exportSet({ ...set(), questions }, 'csv')).toString()
  expect(csv.split('\r\n')[0]).not.toMatch(/Kind|Match|Tolerance/)
})

test('QTI 3.0: interactions with the credit of the kind', async () => {
  const files = unzipSync(await exportSet(set(...ALL), 'qti3'))
  const items = Object.keys(files)
    .filter((name) => name.startsWith('items/'))
    .sort()
    .map((name) => strFromU8(files[name] as Uint8Array))
  const [several = '', typed = '', number = '', order = '', match = '', poll = ''] = items
  const points = (item: string) =>
    [...item.matchAll(/map-key="([^"]*)" mapped-value="([^"]*)"/g)].map(
      ([, key, value]) => `${key} ${value}`,
    )
  expect(several).toContain('cardinality="multiple" base-type="identifier"')
  expect(points(several)).toEqual([
    ...['option_1 0.5', 'option_2 0.5'],
    ...['option_3 -0.333333', 'option_4 -0.333333', 'option_5 -0.333333'],
  ])
  expect(typed).toContain('<qti-text-entry-interaction')
  expect(points(typed)).toEqual(['Lima 1', 'A* 1'])
  expect(number).toContain('tolerance-mode="absolute" tolerance="0 0"')
  expect(number).toContain('tolerance-mode="absolute" tolerance="2 2"')
  expect(order).toContain('<qti-value>option_3</qti-value><qti-value>option_2</qti-value>')
  expect(points(match).map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['left_1 right_1', 'left_2 right_2', 'left_3 right_1'],
  ])
  expect(poll).not.toContain('qti-correct-response')
})

test('what no kind takes is listed with its reason', async () => {
  const { rows } = await readQuestionFile(
    Buffer.from(
      'Match these. {=cat -> kitten =dog -> puppy}\n\nHow many? {#8:0.5}\n\nTell me more. {}',
    ),
  )
  expect(
    rows.map(({ draft, problems }) => [draft?.kind, ...problems.map(({ code }) => code)]),
  ).toEqual([[undefined, 'matching'], ['number'], [undefined, 'essay']])
})
