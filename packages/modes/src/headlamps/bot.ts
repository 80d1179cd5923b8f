import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'

interface OwnView {
  lamps: number
  shelters: number
  isDawn: boolean
}

/** Guesses, and shelters now and then, mostly with its last lamp. */
export const bot: Bot = (view, random, playerId) => {
  const answer = roundsBot(view, random, playerId)
  if (answer === null) return null
  const { lamps, shelters, isDawn } = view.modeView as unknown as OwnView
  const mayShelter = lamps > 0 && shelters > 0 && !isDawn
  return mayShelter && random() < (lamps === 1 ? 0.5 : 0.1) ? { type: 'shelter' } : answer
}
