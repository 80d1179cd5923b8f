import type { Json } from '@pathquest/core/json'
import { contentOf } from '@pathquest/core/questions/documented-fields'
import { generateFor, type WrittenContent } from '../../src/content/files'
import { type Content, QuestionSetFile } from '../../src/content/schema'

export type CheckedCareer = Content['careers'][number]
export type CheckedSet = Content['questionSets'][number]

/** A question with what the rules of the check look at. */
export interface CheckedQuestion {
  id: string
  set: CheckedSet
  career: CheckedCareer | null
  kind: string
  text: string
  explanation: string
  /** Of `choice` and `several`; else empty. */
  options: readonly string[]
  /** Places of the right ones. */
  right: readonly number[]
  /** Of `number`, with its unit; else null. */
  value: number | null
  unit: string | null
  /** Every text that a player reads before the answer, beside the question. */
  shown: readonly string[]
  /** The form of question; null: written by hand. */
  stem: string | null
}

export interface CheckedContent extends Content {
  questions: readonly CheckedQuestion[]
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

function numberIn(kind: string, shape: Json, solution: Json) {
  const { value, unit }: Record<string, unknown> = { ...Object(shape), ...Object(solution) }
  const isNumber = kind === 'number' && typeof value === 'number' && typeof unit === 'string'
  return isNumber ? { value, unit } : { value: null, unit: null }
}

/** All content with its generated sets, each question with its career and its stem. */
export function toChecked(written: WrittenContent): CheckedContent {
  const { sets, stems } = generateFor(written)
  const { careerQuestions, drafts, ...content } = written
  const questionSets = [...content.questionSets, ...QuestionSetFile.parse(sets)]
  const careerOf = new Map(content.careers.map((career) => [career.id, career]))
  const questions = questionSets.flatMap((set) =>
    set.questions.map((question): CheckedQuestion => {
      const { shape, solution } = contentOf(question)
      const hasOptions = question.kind === 'choice' || question.kind === 'several'
      return {
        id: question.id,
        set,
        career: careerOf.get(set.careerId ?? '') ?? null,
        kind: question.kind,
        text: question.questionText,
        explanation: question.explanation,
        options: hasOptions ? (shape as string[]) : [],
        right: hasOptions ? [solution].flat().map(Number) : [],
        ...numberIn(question.kind, shape, solution),
        shown: textsIn(shape),
        stem: stems.get(question.id) ?? null,
      }
    }),
  )
  return { ...content, questionSets, questions }
}

/** One solution as text, to tell questions apart that ask the same. */
export const rightTexts = ({ options, right }: CheckedQuestion): string[] =>
  right.flatMap((place) => options[place] ?? [])
