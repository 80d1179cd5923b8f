import { questionKind } from '../../kinds'
import { shapeOf } from '../../kinds/documented-fields'
import type { Bot } from '../../modes/mode'

/** Answers the open question by chance, once. */
export const roundsBot: Bot = ({ stage }, random) => {
  if (stage.name !== 'question' || (stage.yourAnswer ?? null) !== null) return null
  const { question } = stage
  const kind = questionKind(question.kind)
  const answer = kind.bot(kind.readShape(shapeOf(question)), random)
  return { type: 'answer', questionId: question.id, answer }
}
