import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import { STORES } from './manifest'

/** Guesses, and carries to any store. */
export const bot: Bot = (view, random, playerId) => {
  const answer = roundsBot(view, random, playerId)
  if (answer === null) return null
  return { ...answer, store: STORES[Math.floor(random() * STORES.length)] }
}
