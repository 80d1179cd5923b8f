import { refuse } from '@pathquest/core/errors'
import { z } from 'zod'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import type { Place } from '../kits/self-paced/self-paced-rules'
import { manifest } from './manifest'

const Climber = z.object({
  /** Right answers in a row since the last camp. */
  inARow: z.number().int(),
  /** Not camped yet. */
  climb: z.number().int(),
  camped: z.number().int(),
  /** What the last miss cost; 0 after anything else. */
  slid: z.number().int(),
})
type Climber = z.infer<typeof Climber>

/** What consecutive right answers climb; the last of them makes camp. */
const CLIMBS = [3, 4, 5, 6, 7] as const
const TRAIL_BROKEN = 2
const EVENING_TIMES = 2

const inCamp = (climber: Climber, times: number): Climber => ({
  inARow: 0,
  climb: 0,
  camped: climber.camped + times * climber.climb,
  slid: 0,
})

/** Players below the class's median climb more. */
const isBehind = ({ board }: Place) => board.score < board.median

const nextClimb = ({ inARow }: Climber, place: Place): number =>
  (CLIMBS[inARow] ?? 0) + (isBehind(place) ? TRAIL_BROKEN : 0)

const timesAt = ({ isEvening }: Place): number => (isEvening ? EVENING_TIMES : 1)

/** Right answers in a row climb; a miss slides back to the last camp. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<Climber>({
  own: Climber,
  newOwn: () => ({ inARow: 0, climb: 0, camped: 0, slid: 0 }),
  cards: { minutes: ({ minutes }) => minutes, dealt: 'clock', again: 'all' },
  onAnswer: (climber, { share, isRight }, place) => {
    if (share === null) return { own: climber }
    if (!isRight) return { own: { ...climber, inARow: 0, climb: 0, slid: climber.climb } }
    const points = nextClimb(climber, place)
    const inARow = climber.inARow + 1
    const higher = { ...climber, inARow, climb: climber.climb + points, slid: 0 }
    const isTop = inARow === CLIMBS.length
    return { own: isTop ? inCamp(higher, timesAt(place)) : higher, points }
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
  finished: (climber) => inCamp(climber, 1),
  modeViews: {
    player: (climber, place) => ({
      ...climber,
      nextClimb: nextClimb(climber, place),
      trail: isBehind(place) ? TRAIL_BROKEN : 0,
      nextCard: place.nextCard,
    }),
    all: (climbers) => ({
      camped: Object.values(climbers).reduce((sum, { camped }) => sum + camped, 0),
    }),
  },
})
