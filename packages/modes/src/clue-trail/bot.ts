import type { Bot } from '@pathquest/core/modes/mode'
import type { OwnTrail } from './views'

/** Marks a career, changes its mind now and then, and keeps what it has the later the rather. */
export const bot: Bot = (view, random) => {
  const trail = view.modeView as unknown as OwnTrail
  const { isAsked, isKept, mark, clues, options } = trail
  if (view.stage.name === 'result' || !isAsked || isKept || options.length === 0) return null
  if (mark && random() < 0.15 * clues.length) return { type: 'keep' }
  return { type: 'mark', option: Math.floor(random() * options.length) }
}
