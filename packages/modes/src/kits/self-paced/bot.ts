import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../rounds/bot'

/** Answers the card on the table by chance, and puts its result away. */
export const selfPacedBot: Bot = (view, random, playerId) =>
  view.stage.name === 'result' ? { type: 'next' } : roundsBot(view, random, playerId)
