import type { Bot } from '@pathquest/core/modes/mode'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { questionKind } from '@pathquest/kinds/rules'

/** Chooses anything, and changes its mind. */
export const bot: Bot = ({ modeView: own }, random) => {
  const { questions = [] } = (own ?? {}) as unknown as { questions?: OpenQuestion[] }
  const question = questions[Math.floor(random() * questions.length)]
  if (!question) return null
  const kind = questionKind(question.kind)
  const answer = kind.bot(kind.readShape(shapeOf(question)), random)
  return { type: 'choose', questionId: question.id, answer }
}
