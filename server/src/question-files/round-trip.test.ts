import { BUSINESS_DRIVERS, DIFFICULTIES } from '@pathquest/game-core/constants'
import { QuestionDraft } from '@pathquest/game-core/contracts'
import { graphemeCount } from '@pathquest/game-core/players/display-name'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/game-core/questions/imports'
import { HOSTILE_TEXTS } from '@pathquest/game-core/testing/hostile-texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportSet } from './export/export-set'
import { tidy } from './plain-text'
import { readQuestionFile } from './read-file'

/** Signs that mean something to one of the formats, often beside each other. */
const signs = fc.constantFrom(
  ...'=+-@\'"{}~#:\\%<>&;,|[]*$/\n\t `',
  '//',
  '::',
  '->',
  '&amp;',
  '<b>',
  ']]>',
  '{T}',
  'ANSWER: A',
  '$CATEGORY: x',
  '[html]',
  'é',
  '🎷',
  'a',
  '1',
)
const textOf = (min: number, max: number) =>
  fc
    .oneof(
      fc.array(signs, { maxLength: 30 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    .map((text) => tidy(text))
    .filter((text) => graphemeCount(text) >= min && text.length <= max)

const draft: fc.Arbitrary<QuestionDraft> = fc
  .record({
    questionText: textOf(10, 500),
    texts: fc.array(textOf(1, 200), { minLength: 2, maxLength: 6 }),
    right: fc.nat(5),
    points: fc.integer({ min: 1, max: 100 }),
    timeLimitSeconds: fc.integer({ min: 5, max: 300 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    businessDriver: fc.constantFrom(null, ...BUSINESS_DRIVERS),
    explanation: fc.option(textOf(1, 1000)),
    image: fc.option(
      fc.record({
        imageUrl: fc.constant('/images/ab12.webp'),
        imageAlt: textOf(1, 250),
      }),
    ),
  })
  .map(({ texts, right, image, ...rest }) => ({
    ...rest,
    kind: 'choice',
    options: texts.map((text, i) => ({ text, isCorrect: i === right % texts.length })),
    imageUrl: image?.imageUrl ?? null,
    imageAlt: image?.imageAlt ?? null,
    shape: null,
    solution: null,
  }))

async function roundTrip(questions: QuestionDraft[], format: ExportFormat) {
  const bytes = await exportSet({ title: 'Safety first', questions }, format)
  const { rows } = await readQuestionFile(bytes, 'Safety first')
  return rows
}

test.each(EXPORT_FORMATS)('what was exported as %s imports again unchanged', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 3 }), async (questions) => {
      const rows = await roundTrip(questions, format)
      expect(rows.map(({ problems }) => problems)).toEqual(questions.map(() => []))
      expect(rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(questions)
      expect(rows.map(({ needsHand }) => needsHand)).toEqual(questions.map(() => []))
    }),
    { numRuns: format === 'xlsx' ? 40 : 150 },
  )
})

test.each(EXPORT_FORMATS)(
  'characters that XML would rather not have come back from %s',
  async (format) => {
    const [plain] = fc.sample(draft, 1)
    const texts = [
      '\ufffd',
      '\ufffe',
      '\uffff',
      '\ufdd0',
      '\u{1fffe}',
      '\u0080',
      '\u0085',
      '\u009f',
    ]
    const questions = texts.map((text) => ({
      ...(plain as QuestionDraft),
      questionText: `What does ${text} stand for?`,
      options: [text, `_xFFFD_ ${text}`].map((option, i) => ({ text: option, isCorrect: i === 0 })),
    }))
    const rows = await roundTrip(questions, format)
    expect(rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(questions)
  },
)

test('a table and a package carry the title of the set or the file', async () => {
  const questions = fc.sample(draft, 1)
  for (const format of EXPORT_FORMATS) {
    const bytes = await exportSet({ title: 'Safety & "tools" <1>', questions }, format)
    const { title } = await readQuestionFile(bytes, 'the-file.csv')
    expect(title).toBe(format === 'qti3' || format === 'gift' ? 'Safety & "tools" <1>' : 'the file')
  }
})

test.each(EXPORT_FORMATS)(
  'hostile texts in every field come back from %s as they are',
  async (format) => {
    const [plain] = fc.sample(draft, 1)
    const questions = HOSTILE_TEXTS.map((hostile) => ({
      ...(plain as QuestionDraft),
      questionText: tidy(`${hostile} in a question`),
      options: [hostile, `${hostile} too`].map((text, i) => ({
        text: tidy(text),
        isCorrect: i === 1,
      })),
      explanation: tidy(hostile),
      imageUrl: '/images/ab12.webp',
      imageAlt: tidy(hostile),
    }))
    const rows = await roundTrip(questions, format)
    expect(rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(questions)
  },
)
