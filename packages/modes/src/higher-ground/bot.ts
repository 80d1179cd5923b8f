import type { Bot } from '@pathquest/core/modes/mode'
import type { PlayerModeView } from '../kits/self-paced/views'
import type { PlayerPlay } from './views'

/** Places either card, rather in the middle of the ridge than at its ends. */
export const bot: Bot = ({ modeView }, random) => {
  const { play } = (modeView ?? {}) as unknown as Partial<PlayerModeView<PlayerPlay>>
  if (play?.isHeld) return { type: 'next' }
  if (!play?.pair) return null
  const gap = Math.floor(((random() + random()) / 2) * (play.ridge.length + 1))
  return { type: 'place', card: random() < 0.5 ? 0 : 1, gap }
}
