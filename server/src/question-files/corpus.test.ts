import { EXPORTED_ANSWERS } from '@pathquest/core/kinds/file-answer'
import { EXPORT_FORMATS } from '@pathquest/core/questions/imports'
import { answerForFile } from '@pathquest/kinds/catalogue'
import { storedFields } from '@pathquest/kinds/imported-question'
import { expect, test } from 'vitest'
import { told } from '../../test/question-files/corpus'
import { DOCUMENTS } from '../../test/question-files/documents'
import { GIFT } from '../../test/question-files/gift'
import { KINDS } from '../../test/question-files/kinds'
import { PASTED } from '../../test/question-files/pasted'
import { PLATFORM_TABLES } from '../../test/question-files/platform-tables'
import { QTI } from '../../test/question-files/qti'
import { TABLES } from '../../test/question-files/tables'
import { TYPED } from '../../test/question-files/typed'
import { WORKBOOKS } from '../../test/question-files/workbooks'
import { exportSet } from './export/export-set'
import { readQuestionFile } from './read-file'

const FILES = [
  ...TABLES,
  ...PLATFORM_TABLES,
  ...TYPED,
  ...PASTED,
  ...GIFT,
  ...DOCUMENTS,
  ...WORKBOOKS,
  ...KINDS,
  ...QTI,
]

test.each(FILES.map((one) => [one.name, one] as const))('%s', async (_, expected) => {
  const { file, format, rows, headings = 0, notes = [], explanations } = expected
  const bytes = typeof file === 'string' ? Buffer.from(file) : await file
  const preview = await readQuestionFile(bytes)
  expect(preview.rows.map(told)).toEqual(rows)
  expect(preview.notes.map(({ code }) => code)).toEqual(notes)
  if (format) expect(preview.format).toBe(format)
  if (expected.headings !== undefined) expect(preview.headings).toBe(headings)
  if (explanations)
    expect(preview.rows.map(({ draft }) => draft?.explanation)).toEqual(explanations)
})

const written = (file: string) => file.split('\n').filter((line) => line.trim() !== '').length

test.each([...TYPED, ...PASTED, ...GIFT].map(({ name, file }) => [name, String(file)]))(
  'every written line is accounted for: %s',
  async (_, file) => {
    const { rows, headings, linesBeyond } = await readQuestionFile(Buffer.from(file))
    const inRows = rows.reduce((sum, { lines }) => sum + lines, 0)
    expect(inRows + headings + linesBeyond).toBe(written(file))
  },
)

/** What a file became, exported as each format and read again. */
test.each(EXPORT_FORMATS)('what was read of these files comes back from %s', async (format) => {
  const previews = await Promise.all(
    FILES.map(async ({ file }) =>
      readQuestionFile(typeof file === 'string' ? Buffer.from(file) : await file),
    ),
  )
  const questions = previews
    .flatMap(({ rows }) => rows)
    .flatMap(({ draft, needsHand }) => (draft && needsHand.length === 0 ? [draft] : []))
    .map((draft) => ({ ...draft, ...storedFields(draft) }))
    .filter((question) => {
      const answer = answerForFile(question)
      return answer && EXPORTED_ANSWERS[format].includes(answer.type)
    })
  const bytes = await exportSet({ ...SET, questions }, format)
  const { rows } = await readQuestionFile(bytes, 'Corpus')
  expect(rows.map(({ draft }) => draft && { ...draft, ...storedFields(draft) })).toEqual(questions)
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
})

const SET = {
  title: 'Corpus',
  description: null,
  subject: 'Science',
  gradeLevel: [9],
  difficultyLevel: 'medium' as const,
  tags: [],
}
