import type { Json } from '@pathquest/core/json'
import type { Bot } from '@pathquest/core/modes/mode'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { Random } from '@pathquest/core/random'
import { questionKind } from '@pathquest/kinds/rules'

/** Answers the open question at random, once. */
export const roundsBot: Bot = ({ stage }, random) => {
  if (stage.name !== 'question' || (stage.yourAnswer ?? null) !== null) return null
  const { question } = stage
  return { type: 'answer', questionId: question.id, answer: answerOf(question, random) }
}

/** Any answer to a question of any kind. */
export function answerOf(question: OpenQuestion, random: Random): Json {
  const kind = questionKind(question.kind)
  return kind.bot(kind.readShape(shapeOf(question)), random) as Json
}

/** Answers the current card at random, and dismisses its result. */
export const selfPacedBot: Bot = (view, random, playerId) =>
  view.stage.name === 'result' ? { type: 'next' } : roundsBot(view, random, playerId)
