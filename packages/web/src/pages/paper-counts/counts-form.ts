import type { EditableQuestion, GameReport, PaperCount } from '@pathquest/core/contracts'
import { idFrom } from '@pathquest/core/ids'
import type { Json } from '@pathquest/core/json'
import { keyedFields, shapeOf, solutionOf } from '@pathquest/core/questions/documented-fields'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { PAPERS_MAX } from '@pathquest/core/rooms/game-choices'
import { answerText } from '@pathquest/kinds/answer-text'
import { findForm } from '@pathquest/kinds/catalogue'
import {
  answeredPapers,
  type CountedParts,
  countedParts,
  type PaperFault,
  paperFault,
} from '@pathquest/kinds/paper-counts'

/** A question as its answers are counted. */
export type CountedQuestion = Pick<
  KeyedQuestion,
  'id' | 'kind' | 'text' | 'options' | 'shape' | 'correctIndex' | 'solution'
>

/** What was typed for one question. */
export interface TypedCounts {
  options: string[]
  right: string
  wrong: string
}

export interface CountsForm {
  /** Made with the form: whatever is sent again is the same game. */
  gameId: string
  papers: string
  /** Empty: no class. */
  classId: string
  counts: Record<string, TypedCounts>
}

export const newCountsForm = (): CountsForm => ({
  gameId: idFrom('session', crypto.getRandomValues(new Uint8Array(20))),
  papers: '',
  classId: '',
  counts: {},
})

export const NOTHING_TYPED: TypedCounts = { options: [], right: '', wrong: '' }

export const questionOfSet = (question: EditableQuestion): CountedQuestion => ({
  id: question.id,
  kind: question.kind,
  text: question.questionText,
  ...keyedFields(question),
})

/** In the order of the paper. */
export const questionsOfReport = ({ questions }: GameReport): CountedQuestion[] =>
  [...questions]
    .sort((a, b) => a.index - b.index)
    .map(({ question: { id, kind, text, options, shape }, solution }) => ({
      id,
      kind,
      text,
      options,
      shape: shape ?? null,
      correctIndex: solution.correctIndex,
      solution: solution.of ?? null,
    }))

/** The counts of a game on paper, to be corrected. */
export const formOfReport = (report: GameReport): CountsForm => ({
  gameId: report.sessionId,
  papers: String(report.byCounts?.students ?? ''),
  classId: report.ofClass?.id ?? '',
  counts: Object.fromEntries(
    report.questions.map(({ question, answers, rightAnswers, counts }) => [
      question.id,
      {
        options: Array.isArray(counts) ? counts.map(String) : [],
        right: String(rightAnswers ?? 0),
        wrong: String(answers - (rightAnswers ?? 0)),
      },
    ]),
  ),
})

/** The words of each option that is counted, in the order of its letters. */
export function optionTexts(question: CountedQuestion, locale: string): string[] {
  const form = findForm(question.kind)
  const shape = shapeOf(question) as Json
  const asked = { shape, solution: solutionOf(question) }
  const answers =
    form?.choices?.(shape) ?? form?.counted?.(asked, null).map(({ answer }) => answer) ?? []
  return answers.map((answer) => answerText(question, answer as Json, locale) ?? '')
}

/** Nothing is none; null: no number of papers. */
function readCount(text: string): number | null {
  if (text.trim() === '') return 0
  if (!/^\s*\d{1,3}\s*$/.test(text)) return null
  const count = Number(text)
  return count <= PAPERS_MAX ? count : null
}

/** null: not a number of papers. */
export function readPapers(text: string): number | null {
  const papers = readCount(text)
  return papers === 0 ? null : papers
}

export interface ReadCounts {
  count: PaperCount
  /** On how many papers it was answered. */
  answered: number
  fault: PaperFault | undefined
}

/** What was typed for a question, as it is sent. */
export function readCounts(
  question: CountedQuestion,
  typed: TypedCounts,
  papers: number,
): ReadCounts {
  const parts: CountedParts = countedParts(question)
  const all = [...typed.options, typed.right, typed.wrong].map(readCount)
  const numberOf = (text: string | undefined) => readCount(text ?? '') ?? 0
  const options = Array.from({ length: parts.optionCount }, (_, i) => numberOf(typed.options[i]))
  const count: PaperCount = {
    questionId: question.id,
    ...(parts.options !== null && { options }),
    ...(parts.options !== 'one' && {
      right: numberOf(typed.right),
      wrong: numberOf(typed.wrong),
    }),
  }
  const fault = all.includes(null) ? 'paper_counts_incomplete' : paperFault(parts, count, papers)
  return { count, answered: answeredPapers(parts, count), fault }
}
