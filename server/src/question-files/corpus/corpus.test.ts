import { expect, test } from 'vitest'
import { readQuestionFile } from '../read-file'
import { told } from './corpus'
import { GIFT } from './gift'
import { TABLES } from './tables'
import { TYPED } from './typed'

const FILES = [...TABLES, ...TYPED, ...GIFT]

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

test.each([...TYPED, ...GIFT].map(({ name, file }) => [name, String(file)]))(
  'every written line is accounted for: %s',
  async (_, file) => {
    const { rows, headings, linesBeyond } = await readQuestionFile(Buffer.from(file))
    const inRows = rows.reduce((sum, { lines }) => sum + lines, 0)
    expect(inRows + headings + linesBeyond).toBe(written(file))
  },
)
