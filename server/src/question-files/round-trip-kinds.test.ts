import { QuestionDraft } from '@pathquest/core/contracts'
import { EXPORTED_ANSWERS, type FileAnswer } from '@pathquest/core/kinds/file-answer'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/core/questions/imports'
import { HOSTILE_TEXTS } from '@pathquest/core/testing/hostile-texts'
import { hasLookAlikes, visibleLength } from '@pathquest/core/visible-text'
import { answerForFile, findForm } from '@pathquest/kinds/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODD_SIGNS } from '../../test/question-files/odd-signs'
import { exportSet } from './export/export-set'
import { oneLine, tidy } from './plain-text'
import { readQuestionFile } from './read-file'

const text = (max = 200) =>
  fc
    .oneof(
      fc.array(fc.constantFrom(...ODD_SIGNS), { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    )
    .map((typed) => tidy(typed))
    .filter((typed) => visibleLength(typed) >= 1 && typed.length <= max)
const texts = (minLength: number, maxLength: number) =>
  fc.array(text(), { minLength, maxLength }).filter((all) => !hasLookAlikes(all))

/** Any question that a teacher can write, by its kind. */
const ANSWERS: Record<string, fc.Arbitrary<FileAnswer>> = {
  several: fc
    .tuple(texts(2, 6), fc.nat(5), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
    .map(([all, at, marks]) => ({
      type: 'options' as const,
      isMultiple: true,
      // One at least is right, and another one wrong.
      options: all.map((one, i) => ({
        text: one,
        isCorrect: i === at % all.length || (i !== (at + 1) % all.length && marks[i] === true),
      })),
    })),
  typed: fc
    .array(
      text(80)
        .map(oneLine)
        .filter((one) => /[\p{L}\p{N}]/u.test(one)),
      { minLength: 1, maxLength: 12 },
    )
    .filter((accepted) => !hasLookAlikes(accepted))
    .map((accepted) => ({ type: 'text' as const, accepted })),
  number: fc
    .record({
      value: fc.oneof(
        fc.integer({ min: -1000, max: 1000 }),
        fc.double({ min: -1000, max: 1000, noNaN: true }),
      ),
      tolerance: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true })),
      more: fc.option(fc.double({ min: 0.001, max: 10, noNaN: true })),
      unit: fc.oneof(fc.constant(''), text(20).map(oneLine)),
    })
    .map(({ value, tolerance, more, unit }) => ({
      type: 'number' as const,
      value: value || 0,
      tolerance,
      ...(more !== null && { near: tolerance + more }),
      scale: { min: -1000.5, max: 1000.25, step: 0.25, unit },
    })),
  order: texts(3, 6).map((items) => ({ type: 'order' as const, items })),
  match: fc
    .tuple(texts(3, 5), texts(2, 5), fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }))
    .filter(([left, right]) => right.length <= left.length)
    .map(([left, right, places]) => ({
      type: 'match' as const,
      // Each partner belongs to one at least.
      pairs: left.map((one, i) => ({
        left: one,
        right: right[i < right.length ? i : (places[i] ?? 0) % right.length] as string,
      })),
    })),
  poll: fc
    .tuple(texts(2, 6), fc.boolean())
    .map(([options, asksWhy]) => ({ type: 'poll' as const, options, asksWhy })),
}

const PLAIN = {
  questionText: 'What is asked in this question?',
  options: [],
  points: 20,
  timeLimitSeconds: 45,
  difficulty: 'easy' as const,
  businessDriver: 'people' as const,
  explanation: 'Because it is so.',
  imageUrl: null,
  imageAlt: null,
}
const questionOf = (kind: string, answer: FileAnswer): QuestionDraft => {
  const content = findForm(kind)?.files?.fromFile(answer)
  if (!content) throw new Error(`${kind} does not take ${answer.type}`)
  return { ...PLAIN, kind, ...content }
}

async function roundTrip(questions: QuestionDraft[], format: ExportFormat) {
  const set = {
    ...{ title: 'Kinds', description: null, subject: 'Science', gradeLevel: [9], tags: [] },
    difficultyLevel: 'easy' as const,
  }
  const bytes = await exportSet({ ...set, questions }, format)
  return (await readQuestionFile(bytes, 'Kinds')).rows
}

const kinds = Object.keys(ANSWERS)
const CASES = EXPORT_FORMATS.flatMap((format) => kinds.map((kind) => [format, kind] as const))
const hasForm = (format: ExportFormat, question: QuestionDraft) =>
  EXPORTED_ANSWERS[format].includes(answerForFile(question)?.type as FileAnswer['type'])

test.each(CASES)('%s: questions of the kind %s come back as they were', async (format, kind) => {
  const answer = ANSWERS[kind] as fc.Arbitrary<FileAnswer>
  const question = answer.map((one) => questionOf(kind, one))
  const [sample] = fc.sample(question, 1)
  if (!hasForm(format, sample as QuestionDraft)) {
    await expect(roundTrip([sample as QuestionDraft], format)).rejects.toMatchObject({
      code: format === 'gift' ? 'import_empty' : '',
    })
    return
  }
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (questions) => {
      const rows = await roundTrip(questions, format)
      expect(rows.map(({ problems }) => problems)).toEqual(questions.map(() => []))
      expect(rows.map(({ needsHand }) => needsHand)).toEqual(questions.map(() => []))
      expect(rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(questions)
    }),
    { numRuns: format === 'xlsx' ? 25 : 100 },
  )
})

test.each(EXPORT_FORMATS)('%s: kinds beside each other, with hostile texts', async (format) => {
  const questions = HOSTILE_TEXTS.map(tidy).flatMap((hostile) => {
    const all = ['', ' too', ' three'].map((end) => tidy(`${hostile}${end}`))
    const word = oneLine(hostile).slice(0, 60)
    return [
      questionOf('several', {
        type: 'options',
        options: all.map((one, i) => ({ text: one, isCorrect: i > 0 })),
      }),
      questionOf('typed', { type: 'text', accepted: [`${word} 1`, `2 ${word}`] }),
      questionOf('match', {
        type: 'match',
        pairs: all.map((one, i) => ({ left: one, right: all[(i + 1) % 3] as string })),
      }),
      questionOf('order', { type: 'order', items: all }),
    ].map((one) => ({ ...one, questionText: tidy(`${hostile} in a question`) }))
  })
  const written = questions.filter((one) => hasForm(format, one))
  const rows = await roundTrip(questions, format)
  expect(rows.map((row) => QuestionDraft.parse(row.draft))).toEqual(written)
})
