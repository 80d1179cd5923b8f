import type { ErrorCode } from '@pathquest/core/errors'
import { contentOf, hasOnlyKindFields } from '@pathquest/core/questions/documented-fields'
import type { QuestionFields } from './question-form'
import { questionKind } from './rules'

/** Whether the kind of a question can read what it asks and what is right. */
export function kindError(question: QuestionFields): ErrorCode | undefined {
  if (!hasOnlyKindFields(question)) return 'question_kind_unreadable'
  const { shape, solution } = contentOf(question)
  try {
    const kind = questionKind(question.kind)
    kind.readSolution(solution, kind.readShape(shape))
    return undefined
  } catch {
    // Readers throw for what is none of theirs; that is the answer here.
    return 'question_kind_unreadable'
  }
}
