import { refuse } from '@pathquest/core/errors'
import * as z from 'zod'
import { defineSelfPaced } from '../../kits/self-paced/self-paced'
import { manifest } from './manifest'

const SIDE = 5
const START = 12
const STEP = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const

/** What each field pays, row by row. */
const WORTH = Array.from({ length: SIDE * SIDE }, (_, at) => 1 + ((at * 7) % 5))

const Walker = z.object({
  at: z.number().int(),
  steps: z.number().int(),
  seen: z.array(z.number().int()),
})

/** Right answers are two steps, wrong ones one; every new field pays its worth. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<z.infer<typeof Walker>>({
  own: Walker,
  newOwn: () => ({ at: START, steps: 0, seen: [] }),
  cards: { dealt: 'at_once', again: 'none' },
  onAnswer: (walker, { isRight }) => ({
    own: { ...walker, steps: walker.steps + (isRight ? 2 : 1) },
  }),
  moves: {
    go: {
      play: (walker, { to }) => {
        const [dx, dy] = STEP[to]
        const [x, y] = [(walker.at % SIDE) + dx, Math.floor(walker.at / SIDE) + dy]
        const isOut = x < 0 || y < 0 || x >= SIDE || y >= SIDE
        if (isOut || walker.steps === 0) return refuse('question_not_open')
        const at = y * SIDE + x
        const seen = walker.seen.includes(at) ? walker.seen : [...walker.seen, at]
        return { ok: true, own: { ...walker, at, seen, steps: walker.steps - 1 } }
      },
    },
  },
  score: ({ seen }) => seen.reduce((sum, at) => sum + (WORTH[at] ?? 0), 0),
  isDone: ({ steps }) => steps === 0,
  modeViews: {
    player: (walker) => ({ worth: WORTH, ...walker }),
    all: (walkers) => ({
      worth: WORTH,
      standing: WORTH.map((_, at) => Object.values(walkers).filter((one) => one.at === at).length),
    }),
  },
})
