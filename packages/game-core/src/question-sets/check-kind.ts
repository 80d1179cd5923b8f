import type { ErrorCode } from '../errors'
import { questionKind } from '../kinds'
import type { QuestionFields } from './question-form'

/** Whether the kind of a question can read what it asks and what is right. */
export function kindError(question: QuestionFields): ErrorCode | undefined {
  const isChoice = question.kind === 'choice'
  const fits = isChoice
    ? question.shape === null && question.solution === null
    : question.options.length === 0
  if (!fits) return 'question_kind_unreadable'
  const shape = isChoice ? question.options.map(({ text }) => text) : question.shape
  const solution = isChoice
    ? question.options.findIndex(({ isCorrect }) => isCorrect)
    : question.solution
  try {
    const kind = questionKind(question.kind)
    kind.readSolution(solution, kind.readShape(shape))
    return undefined
  } catch {
    // Readers throw for what is none of theirs; that is the answer here.
    return 'question_kind_unreadable'
  }
}
