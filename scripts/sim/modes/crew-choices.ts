import type { SplitView } from '@pathquest/modes/split-map/views'
import type { LandView } from '@pathquest/modes/surveyors/views'
import { normal } from './pupils'
import { recall } from './recall'
import { type Choice, recalled } from './sight'

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

/** surveyors: names what is worth most for its stakes, read with more or less sense. */
export const nameTile: Choice = (pupil, sight) => {
  const { bot, view, random } = sight
  if (bot?.type !== 'name') return recalled(pupil, sight)?.move ?? null
  const { reach } = view.modeView as unknown as LandView
  const goods = reach.map(({ tile, worth, cost, owner }) => ({
    tile,
    // Foreign land is also less for the other.
    good: (worth * (owner > 0 ? 1.8 : 1)) / cost + (1.1 - pupil.sense) * 0.8 * normal(random),
  }))
  const best = goods.reduce((a, b) => (b.good > a.good ? b : a))
  return { ...bot, tile: best.tile }
}
