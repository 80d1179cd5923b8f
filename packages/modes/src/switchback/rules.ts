import { refuse } from '@pathquest/core/errors'
import * as z from 'zod'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import type { Place } from '../kits/self-paced/self-paced-rules'
import { type Climber, classView, ending, endingOf, newClimber } from './climber'
import { manifest } from './manifest'

const count = z.number().int()
/** Games of before have no story: its counts begin at 0. */
const told = count.default(0)
const StoredClimber: z.ZodType<Climber> = z.object({
  inARow: count,
  climb: count,
  camped: count,
  slid: count,
  bends: told,
  camps: told,
  tops: told,
  best: told,
  lost: told,
  late: told,
})

/** What consecutive right answers climb; the last of them makes camp. */
const CLIMBS = [4, 5, 5, 5, 6] as const
const TRAIL_BROKEN = 2
const EVENING_TIMES = 2

const inCamp = (climber: Climber, times: number): Climber => ({
  ...climber,
  inARow: 0,
  climb: 0,
  camped: climber.camped + times * climber.climb,
  slid: 0,
  bends: climber.bends + climber.inARow,
  camps: climber.camps + (climber.climb > 0 ? 1 : 0),
})

const slidBack = (climber: Climber): Climber => ({
  ...climber,
  inARow: 0,
  climb: 0,
  slid: climber.climb,
  lost: climber.lost + climber.climb,
})

/** Who has nothing in camp yet, when half of the class has, climbs more. */
const isBehind = ({ board }: Place) => board.score === 0 && board.median > 0

const nextClimb = ({ inARow }: Climber, place: Place): number =>
  (CLIMBS[inARow] ?? 0) + (isBehind(place) ? TRAIL_BROKEN : 0)

const timesAt = ({ isEvening }: Place): number => (isEvening ? EVENING_TIMES : 1)

/** Right answers in a row climb; a miss slides back to the last camp. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<Climber>({
  own: StoredClimber,
  newOwn: newClimber,
  cards: { minutes: ({ minutes }) => minutes, dealt: 'clock', again: 'all' },
  onAnswer: (climber, { share, isRight }, place) => {
    if (share === null) return { own: climber }
    if (!isRight) return { own: slidBack(climber) }
    const points = nextClimb(climber, place)
    const inARow = climber.inARow + 1
    const climb = climber.climb + points
    const best = Math.max(climber.best, climb)
    const higher = { ...climber, inARow, climb, best, slid: 0 }
    if (inARow < CLIMBS.length) return { own: higher, points }
    return { own: { ...inCamp(higher, timesAt(place)), tops: climber.tops + 1 }, points }
  },
  moves: {
    camp: {
      in: 'between',
      play: (climber, _, place) =>
        climber.climb === 0
          ? refuse('not_now')
          : { ok: true, own: inCamp(climber, timesAt(place)) },
    },
  },
  score: ({ camped }) => camped,
  finished: (climber) => ({ ...inCamp(climber, 1), late: climber.climb }),
  modeViews: {
    player: (climber, place) => ({
      ...climber,
      nextClimb: nextClimb(climber, place),
      trail: isBehind(place) ? TRAIL_BROKEN : 0,
      nextCard: place.nextCard,
    }),
    all: (climbers) => classView(Object.values(climbers)),
  },
  ending: (climbers) => ending(Object.values(climbers)),
  endingOf,
})
