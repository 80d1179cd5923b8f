import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../../kits/bots'

interface Own {
  keys: number
  others: { id: string }[]
}

/** Uses a key now and then, else answers. */
export const bot: Bot = (view, random, playerId) => {
  const { keys, others } = (view.modeView as unknown as { play: Own }).play
  const from = others[Math.floor(random() * others.length)]
  if (keys > 0 && from && random() < 0.4) return { type: 'steal', from: from.id }
  return selfPacedBot(view, random, playerId)
}
