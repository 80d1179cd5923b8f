import type { Bot } from '@pathquest/core/modes/mode'
import { SIDES, TENS } from './manifest'
import type { OwnGroundView } from './views'

/** Chooses any side, and guesses anything. */
export const bot: Bot = ({ modeView }, random) => {
  const { phase } = modeView as unknown as OwnGroundView
  if (!phase?.mayChoose) return null
  return phase.name === 'side'
    ? { type: 'choose', side: SIDES[Math.floor(random() * SIDES.length)] }
    : { type: 'guess', tens: Math.floor(random() * (TENS + 1)) }
}
