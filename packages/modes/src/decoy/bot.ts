import type { Bot } from '@pathquest/core/modes/mode'
import type { OwnView } from './views'

/** Lays any false trail, and walks any of the four. */
export const bot: Bot = ({ modeView }, random) => {
  const { lay, walk } = (modeView ?? {}) as unknown as Partial<OwnView>
  if (lay && lay.pick === null) {
    return { type: 'lay', task: Math.floor(random() * lay.tasks.length) }
  }
  if (!walk || walk.answer !== null) return null
  const chosen = walk.options[Math.floor(random() * walk.options.length)]
  return chosen ? { type: 'answer', questionId: walk.questionId, answer: chosen.option } : null
}
