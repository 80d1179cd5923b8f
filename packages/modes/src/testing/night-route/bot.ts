import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../../kits/bots'

/** Plays every part of a round at random. */
export const bot: Bot = (view, random, playerId) => {
  const { phase, mayChoose } = view.modeView as { phase: string | null; mayChoose: boolean }
  const isHeads = random() < 0.5
  if (phase === 'pick')
    return mayChoose ? { type: 'pick', path: isHeads ? 'north' : 'south' } : null
  if (phase === 'camp') return mayChoose ? { type: 'keep', what: isHeads ? 'bank' : 'carry' } : null
  const answer = roundsBot(view, random, playerId)
  if (answer === null) return null
  if (random() < 0.2) return { type: 'shelter' }
  return isHeads ? { ...answer, footing: random() < 0.5 ? 'light' : 'bold' } : answer
}
