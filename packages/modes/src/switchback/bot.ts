import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../kits/bots'

/** Makes camp now and then between answers. */
export const bot: Bot = (view, random, playerId) => {
  const { play } = view.modeView as { play: { climb: number } }
  const isBetween = view.stage.name !== 'question'
  if (isBetween && play.climb > 0 && random() < 0.3) return { type: 'camp' }
  return selfPacedBot(view, random, playerId)
}
