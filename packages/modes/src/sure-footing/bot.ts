import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import { FOOTINGS } from './manifest'

/** Steps lightly more often than boldly: it guesses. */
export const bot: Bot = (view, random, playerId) => {
  const answer = roundsBot(view, random, playerId)
  if (answer === null) return null
  return { ...answer, footing: FOOTINGS[Math.floor(random() * random() * FOOTINGS.length)] }
}
