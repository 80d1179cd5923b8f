import type { Bot } from '@pathquest/core/modes/mode'
import { CAREERS_SHOWN, LIKES } from './heights'
import type { RidgeView } from './views'

/** Likes by chance, looks, and marks one. */
export const bot: Bot = ({ modeView }, random) => {
  const { at, statements } = (modeView ?? {}) as unknown as Partial<RidgeView>
  if (at === 'ridge') return { type: 'more', career: Math.floor(random() * (CAREERS_SHOWN + 1)) }
  if (at !== 'ask' || !statements) return null
  const number = statements.findIndex(({ like }) => like === null)
  if (number === -1) return { type: 'look' }
  return { type: 'answer', number, like: LIKES[Math.floor(random() * LIKES.length)] }
}
