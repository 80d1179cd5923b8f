import type { Bot } from '@pathquest/core/modes/mode'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import { questionKind } from '@pathquest/kinds/rules'
import { roundsBot } from '../kits/bots'
import type { PlayerLook } from './views'

/** How often it stays with its first answer. */
const KEEPS = 0.4

/** Answers at random; in the second look it goes with the class, or keeps its answer. */
export const bot: Bot = (view, random, playerId) => {
  const { phase, asked, spread, first } = view.modeView as unknown as PlayerLook
  if (phase === null || asked === null) return roundsBot(view, random, playerId)
  if (phase.name !== 'second' || !phase.mayChoose) return null
  const { question } = asked
  const look = { type: 'look', questionId: question.id }
  if (first !== null && random() < KEEPS) return { ...look, answer: first }
  const most = spread.indexOf(Math.max(...spread))
  if (most >= 0 && random() < KEEPS) return { ...look, answer: most }
  const kind = questionKind(question.kind)
  return { ...look, answer: kind.bot(kind.readShape(shapeOf(question)), random) }
}
