import type { ErrorCode } from '../errors'
import { questionKind } from '../kinds'
import { askedOf, hasOwnFieldsAlone } from '../kinds/documented-fields'
import type { QuestionFields } from './question-form'

/** Whether the kind of a question can read what it asks and what is right. */
export function kindError(question: QuestionFields): ErrorCode | undefined {
  if (!hasOwnFieldsAlone(question)) return 'question_kind_unreadable'
  const { shape, solution } = askedOf(question)
  try {
    const kind = questionKind(question.kind)
    kind.readSolution(solution, kind.readShape(shape))
    return undefined
  } catch {
    // Readers throw for what is none of theirs; that is the answer here.
    return 'question_kind_unreadable'
  }
}
