import { questionKind } from '../../../kinds'
import { shapeOf } from '../../../kinds/documented-fields'
import type { Bot } from '../../../modes/mode'
import type { OpenQuestion } from '../../../questions/questions'

/** Chooses anything, and changes its mind. */
export const bot: Bot = ({ own }, random) => {
  const { questions = [] } = (own ?? {}) as unknown as { questions?: OpenQuestion[] }
  const question = questions[Math.floor(random() * questions.length)]
  if (!question) return null
  const kind = questionKind(question.kind)
  const answer = kind.bot(kind.readShape(shapeOf(question)), random)
  return { type: 'choose', questionId: question.id, answer }
}
