import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import type { LandView } from './views'

/** Guesses, and names any tile in reach. */
export const bot: Bot = (view, random, playerId) => {
  const { phase, reach } = view.modeView as unknown as LandView
  if (!phase) return roundsBot(view, random, playerId)
  const found = reach[Math.floor(random() * reach.length)]
  return phase.mayChoose && found ? { type: 'name', tile: found.tile } : null
}
