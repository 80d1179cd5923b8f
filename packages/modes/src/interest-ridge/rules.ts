import type { Json } from '@pathquest/core/json'
import { definePersonal } from '../kits/personal/personal'
import { deal, materialOf } from './deal'
import { CAREERS_SHOWN, STATEMENTS_ASKED } from './heights'
import { manifest } from './manifest'
import { answeredIn, isWhole, newRidge, Ridge } from './ridge'
import { classRidge, ridgeEnd, ridgeView } from './views'

const isHalf = (ridge: Ridge): boolean => 2 * answeredIn(ridge) >= STATEMENTS_ASKED

/** Thirty statements, and six heights that make a ridge of one's own. Rules: RULES.md */
export const rules = definePersonal(manifest)<Ridge>({
  deal,
  own: Ridge,
  newOwn: newRidge,
  moves: {
    answer: (ridge, { number, like }, { now }) => {
      if (ridge.more !== null) return null
      const likes = ridge.likes.map((one, place) => (place === number ? like : one))
      const next = { ...ridge, likes }
      return isWhole(next) ? { ...next, wholeAt: ridge.wholeAt ?? now } : next
    },
    look: (ridge) => (isWhole(ridge) && !ridge.hasLooked ? { ...ridge, hasLooked: true } : null),
    more: (ridge, { career }) =>
      ridge.hasLooked && ridge.more === null && career <= CAREERS_SHOWN
        ? { ...ridge, more: career }
        : null,
  },
  isDone: ({ more }) => more !== null,
  isHalfDone: isHalf,
  ownView: (ridge, context) => ridgeView(ridge, materialOf(context)) as unknown as Json,
  ownEnd: (ridge, context) =>
    ridgeEnd(ridge, materialOf(context), isHalf(ridge)) as unknown as Json,
  classView: (all, context) => classRidge(all, materialOf(context), context.settings),
})
