import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../../kits/bots'

const WAYS = ['north', 'east', 'south', 'west'] as const

/** Walks while there are steps; else answers. */
export const bot: Bot = (view, random, playerId) => {
  const { steps } = (view.modeView as { play: { steps: number } }).play
  if (steps > 0) return { type: 'go', to: WAYS[Math.floor(random() * WAYS.length)] }
  return selfPacedBot(view, random, playerId)
}
