import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../kits/bots'
import type { PlayerModeView } from '../kits/self-paced/views'
import type { OwnPlay } from './views'

/** Turns back every other time. */
export const bot: Bot = (view, random, playerId) => {
  const { play } = view.modeView as unknown as PlayerModeView<OwnPlay | null>
  const isBetween = view.stage.name !== 'question'
  if (isBetween && play?.mayHelp && random() < 0.5) return { type: 'rescue' }
  return selfPacedBot(view, random, playerId)
}
