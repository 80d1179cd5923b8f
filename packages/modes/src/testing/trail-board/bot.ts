import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../../kits/rounds/bot'

const WAYS = ['north', 'east', 'south', 'west'] as const

/** Walks while there are steps; else answers. */
export const bot: Bot = (view, random, playerId) => {
  const { steps } = view.modeView as { steps: number }
  if (steps > 0) return { type: 'go', to: WAYS[Math.floor(random() * WAYS.length)] }
  return roundsBot(view, random, playerId)
}
