import type { Bot } from '@pathquest/core/modes/mode'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import { questionKind } from '@pathquest/kinds/rules'

/** Answers the open question at random, once. */
export const roundsBot: Bot = ({ stage }, random) => {
  if (stage.name !== 'question' || (stage.yourAnswer ?? null) !== null) return null
  const { question } = stage
  const kind = questionKind(question.kind)
  const answer = kind.bot(kind.readShape(shapeOf(question)), random)
  return { type: 'answer', questionId: question.id, answer }
}

/** Answers the current card at random, and dismisses its result. */
export const selfPacedBot: Bot = (view, random, playerId) =>
  view.stage.name === 'result' ? { type: 'next' } : roundsBot(view, random, playerId)
