import { QuestionDraft } from '@pathquest/core/contracts'
import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  GRADES,
  SUBJECTS,
} from '@pathquest/core/question-sets/set-choices'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/core/questions/imports'
import { HOSTILE_TEXTS } from '@pathquest/core/testing/hostile-texts'
import { hasLookAlikes, visibleLength } from '@pathquest/core/visible-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODD_SIGNS } from '../../test/question-files/odd-signs'
import { LANGUAGES } from '../runtime/language'
import { downloadHeaders } from './download'
import { exportSet } from './export/export-set'
import { oneLine, tidy } from './plain-text'
import { readQuestionFile } from './read-file'
import { templateCsv } from './template'

const signs = fc.constantFrom(...ODD_SIGNS)
const textOf = (min: number, max: number) =>
  fc
    .oneof(
      fc.array(signs, { maxLength: 30 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    .map((text) => tidy(text))
    .filter((text) => visibleLength(text) >= min && text.length <= max)

const draft: fc.Arbitrary<QuestionDraft> = fc
  .record({
    questionText: textOf(10, 500),
    texts: fc
      .array(textOf(1, 200), { minLength: 2, maxLength: 6 })
      .filter((texts) => !hasLookAlikes(texts)),
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

const SAFETY = {
  title: 'Safety first',
  description: null,
  subject: 'Technology',
  gradeLevel: [9],
  difficultyLevel: 'medium',
  tags: [],
} as const
const about = fc.record({
  title: textOf(3, 80).map(oneLine),
  description: fc.option(textOf(1, 400)),
  subject: fc.constantFrom(...SUBJECTS),
  gradeLevel: fc.subarray([...GRADES], { minLength: 1 }),
  difficultyLevel: fc.constantFrom(...DIFFICULTIES),
  tags: fc.uniqueArray(textOf(1, 40).map(oneLine), { maxLength: 4 }),
})

async function roundTrip(questions: QuestionDraft[], format: ExportFormat) {
  const bytes = await exportSet({ ...SAFETY, gradeLevel: [9], tags: [], questions }, format)
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

test.each(['xlsx', 'qti3'] as const)('%s says what the set says about itself', async (format) => {
  const questions = fc.sample(draft, 1)
  await fc.assert(
    fc.asyncProperty(about, async (set) => {
      const bytes = await exportSet({ ...set, questions }, format)
      const { title, ...told } = set
      const preview = await readQuestionFile(bytes, 'another name')
      expect({ title: preview.title, set: preview.set }).toEqual({ title, set: told })
    }),
    { numRuns: 60 },
  )
})

test.each(['csv', 'xlsx'] as const)('%s with Spanish headings reads back, too', async (format) => {
  const [question] = fc.sample(draft, 1)
  const questions = [{ ...(question as QuestionDraft), businessDriver: 'people' as const }]
  const set = { ...SAFETY, gradeLevel: [9], tags: ['=soil', 'farm'] }
  const bytes = await exportSet({ ...set, questions }, format, 'es')
  const preview = await readQuestionFile(bytes, 'Safety first')
  const { title, ...told } = set
  expect(preview).toMatchObject({ format: 'pathquest', title })
  expect(preview.set).toEqual(format === 'xlsx' ? told : null)
  expect(preview.rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(questions)
})

test('the template of each language is read without a hand', async () => {
  for (const language of LANGUAGES) {
    const { rows, format } = await readQuestionFile(templateCsv(language))
    expect(format).toBe('pathquest')
    expect(rows.flatMap(({ needsHand, problems }) => [...needsHand, ...problems])).toEqual([])
    expect(rows.map(({ draft }) => draft?.kind)).toEqual([
      ...[undefined, 'several', 'typed', 'number', 'order', 'match', 'poll'],
    ])
    expect(rows[0]?.draft).toMatchObject({ timeLimitSeconds: 30, businessDriver: 'process' })
    expect(rows[0]?.draft?.explanation).not.toBeNull()
  }
})

test('GIFT carries the title alone', async () => {
  const questions = fc.sample(draft, 1)
  await fc.assert(
    fc.asyncProperty(about, async (set) => {
      const bytes = await exportSet({ ...set, questions }, 'gift')
      const { title, set: told } = await readQuestionFile(bytes)
      expect([title, told]).toEqual([set.title, null])
    }),
    { numRuns: 60 },
  )
})

test.each(['Self-care', 'Self-care - day 1', 'Unit 3_b', 'Pflege', 'Math'])(
  'the title %s comes back from the name of a CSV file',
  async (title) => {
    const bytes = await exportSet(
      { ...SAFETY, title, gradeLevel: [9], tags: [], questions: fc.sample(draft, 1) },
      'csv',
    )
    const said = downloadHeaders('csv', title)['Content-Disposition'] ?? ''
    const name = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(said)?.[1] ?? '')
    expect(await readQuestionFile(bytes, name)).toMatchObject({ title, set: null })
  },
)

test.each([
  ['unit-3_safety.csv', 'unit 3 safety'],
  ['unit_3.csv', 'unit 3'],
  ['how-to-weld.csv', 'how to weld'],
])('a file named %s is titled %s', async (name, title) => {
  const bytes = Buffer.from('Question,Option A,Option B,Correct\nWho mends a roof?,Roofer,Baker,A')
  expect((await readQuestionFile(bytes, name)).title).toBe(title)
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
