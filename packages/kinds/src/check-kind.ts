import type { ErrorCode } from '@pathquest/core/errors'
import { contentOf, hasOnlyKindFields } from '@pathquest/core/questions/documented-fields'
import type { QuestionFields } from './question-form'
import { questionKind } from './rules'

/** Whether the kind of a question can read its content and its solution. */
export function kindError(question: QuestionFields): ErrorCode | undefined {
  if (!hasOnlyKindFields(question)) return 'question_kind_unreadable'
  const { shape, solution } = contentOf(question)
  try {
    const kind = questionKind(question.kind)
    kind.readSolution(solution, kind.readShape(shape))
    return undefined
  } catch {
    // Readers throw for invalid input, which is reported as an error code here.
    return 'question_kind_unreadable'
  }
}
