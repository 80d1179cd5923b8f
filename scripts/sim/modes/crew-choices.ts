import type { SplitView } from '@pathquest/modes/split-map/views'
import { recall } from './recall'
import type { Choice } from './sight'

/**
 * split_map: who knows and holds the right piece claims it. Who does not know listens to a team mate who
 * does; without one some claim a piece that they take for right.
 */
export const readMap: Choice = (pupil, sight) => {
  const { view, setup, memory, random } = sight
  const { asked, own } = view.modeView as unknown as SplitView
  const question = setup.questions.find(({ id }) => id === asked?.id)
  if (!question || !own || own.isKept) return null
  if (own.claim !== null) return { type: 'keep' }
  const { answer, knows } = recall(pupil, question, memory, random)
  const held = own.own.map(({ option }) => option)
  const right = question.correctIndex ?? 0
  const isTold = !knows && sight.neighbourKnows() && random() < 0.62 + 0.2 * pupil.sense
  if (knows || isTold) {
    return held.includes(right) ? { type: 'claim', option: right } : { type: 'keep' }
  }
  const isStray = held.includes(answer) && random() < 0.6
  return isStray ? { type: 'claim', option: answer } : { type: 'keep' }
}
