import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import { manifest } from './manifest'
import { boardOf, isParty, openTo, outIn, ownerOf, type PartyBoard } from './party'
import {
  FRESH_LIGHTS,
  HOME_LIGHTS,
  missOf,
  newSearcher,
  POINTS_A_LIGHT,
  REPEAT_LIGHTS,
  RESCUE_LIGHTS,
  type Searcher,
  StoredSearcher,
  struckOut,
  withMiss,
  withoutMiss,
} from './searcher'
import { classView, ending, endingOf, playerView } from './views'

const lit = (searcher: Searcher, lights: number, last: Searcher['last']) => ({
  own: { ...searcher, lights: searcher.lights + lights, last },
  points: POINTS_A_LIGHT * lights,
})

/** A class searches until everybody is home: go on, or turn back for somebody. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<Searcher>({
  own: StoredSearcher,
  newOwn: newSearcher,
  cards: { minutes: ({ minutes }) => minutes, dealt: 'clock', again: 'all' },
  onAnswer: (before, { question, share, isRight, isRepeat }, place, others) => {
    const { playerId, context, atMs } = place
    const { id } = question
    if (share === null) return { own: before }
    if (before.rescuing === id) {
      const searcher = { ...before, rescuing: null }
      if (!isRight) return { own: { ...searcher, last: 'notHelped' } }
      const done = lit({ ...searcher, helped: searcher.helped + 1 }, RESCUE_LIGHTS, 'helped')
      const owner = ownerOf(others, id, playerId, context)
      const own = owner === null ? undefined : others[owner]
      const miss = own && missOf(own, id)
      if (owner === null || !own || !miss) return done
      const found = withMiss(own, struckOut(miss, question, context.random))
      return { ...done, others: { [owner]: found }, next: { [owner]: id } }
    }
    const miss = missOf(before, id)
    if (isRight && miss) {
      const home = { ...withoutMiss(before, id), home: before.home + 1 }
      return lit(home, miss.isFirst ? HOME_LIGHTS : REPEAT_LIGHTS, 'home')
    }
    if (isRight) {
      return isRepeat ? lit(before, REPEAT_LIGHTS, 'repeat') : lit(before, FRESH_LIGHTS, 'fresh')
    }
    const isSetAside = isParty(context)
    const out = withMiss(before, {
      questionId: id,
      missed: (miss?.missed ?? 0) + 1,
      isFirst: miss?.isFirst ?? !isRepeat,
      where: isSetAside ? 'out' : 'back',
      struck: miss?.struck ?? [],
      at: atMs,
    })
    return { own: { ...out, last: 'out' }, isSetAside }
  },
  moves: {
    rescue: {
      in: 'between',
      play: (searcher, _, { playerId, context }, others) => {
        if (context.paused) return refuse('game_paused')
        const [way] = openTo(outIn(others, context), searcher)
        if (searcher.rescuing !== null || !way) return refuse('not_now')
        return {
          ok: true,
          own: { ...searcher, rescuing: way.questionId },
          next: { [playerId]: way.questionId },
          goesOn: true,
        }
      },
    },
  },
  onBoard: (before, owns, context, steps) =>
    boardOf(before as unknown as PartyBoard | null, owns, context, steps) as unknown as Json,
  score: ({ lights }) => POINTS_A_LIGHT * lights,
  modeViews: {
    player: (searcher, place, others) => playerView(searcher, place, others) as unknown as Json,
    all: (owns, context, _, board) =>
      classView(board as unknown as PartyBoard, owns, context) as unknown as Json,
  },
  ending: (owns, context, _, board) => ending(board as unknown as PartyBoard, owns, context),
  endingOf,
})
