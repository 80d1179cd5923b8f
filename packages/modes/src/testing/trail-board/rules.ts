import { refuse } from '@pathquest/core/errors'
import { defineRules, type ModeContext } from '@pathquest/core/modes/mode'
import { z } from 'zod'
import {
  answered,
  answersOf,
  isDone,
  newWay,
  StoredWay,
  tallyOf,
  unanswered,
  wayStage,
} from '../../kits/own-pace/own-pace'
import { manifest } from './manifest'

const SIDE = 5
const START = 12
const STEP = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const

const Walker = z.object({
  way: StoredWay,
  at: z.number().int(),
  steps: z.number().int(),
  seen: z.array(z.number().int()),
})
const Stored = z.object({
  worth: z.array(z.number().int()),
  walkers: z.record(z.string(), Walker),
  over: z.boolean(),
})
type Walker = z.infer<typeof Walker>
type State = z.infer<typeof Stored>

/** Right answers are two steps, wrong ones one; every new field pays its worth. Rules: RULES.md */
export const rules = defineRules(manifest)<State>({
  readState: (stored) => Stored.parse(stored),
  setup: (context) => ({
    worth: Array.from({ length: SIDE * SIDE }, () => 1 + Math.floor(context.random() * 5)),
    walkers: Object.fromEntries(context.players.map(({ id }) => [id, newWalker(context)])),
    over: false,
  }),
  on: (state, event, context) => {
    switch (event.kind) {
      case 'joined': {
        const walkers = { ...state.walkers, [event.playerId]: newWalker(context) }
        return { ok: true, state: { ...state, walkers } }
      }
      case 'advance':
        return state.over ? refuse('game_over') : { ok: true, state: { ...state, over: true } }
      case 'end':
        return { ok: true, state: { ...state, over: true } }
      default:
        return { ok: true, state }
    }
  },
  moves: {
    answer: (state, playerId, move, context) => {
      const walker = state.walkers[playerId]
      if (!walker || state.over) return refuse('too_slow')
      if (walker.way.lastMove === move.id) return { ok: true, state }
      const done = answered(walker.way, move, context)
      if (!done) return refuse('question_not_open')
      const steps = walker.steps + (done.share === 1 ? 2 : 1)
      return moved(state, playerId, { ...walker, way: done.way, steps }, context)
    },
    go: (state, playerId, { id, to }, context) => {
      const walker = state.walkers[playerId]
      if (!walker || state.over) return refuse('too_slow')
      if (walker.way.lastMove === id) return { ok: true, state }
      const [dx, dy] = STEP[to]
      const [x, y] = [(walker.at % SIDE) + dx, Math.floor(walker.at / SIDE) + dy]
      const isOut = x < 0 || y < 0 || x >= SIDE || y >= SIDE
      if (isOut || walker.steps === 0) return refuse('question_not_open')
      const at = y * SIDE + x
      const seen = walker.seen.includes(at) ? walker.seen : [...walker.seen, at]
      const way = { ...walker.way, lastMove: id }
      return moved(state, playerId, { way, at, seen, steps: walker.steps - 1 }, context)
    },
  },
  status: ({ walkers, over }) => ({
    over,
    wakeAt: null,
    phaseKey: over ? 'over' : 'walking',
    currentQuestion: null,
    secret: Object.fromEntries(
      Object.entries(walkers).map(([id, { way }]) => [id, unanswered(way)]),
    ),
  }),
  views: {
    player: ({ worth, walkers }, playerId, context) => {
      const walker = walkers[playerId]
      const { at = START, steps = 0, seen = [] } = walker ?? {}
      return { stage: wayStage(walker?.way, null, context), modeView: { worth, at, steps, seen } }
    },
    host: (state, context) => watched(state, context),
    screen: (state, context) => watched(state, context),
  },
  standings: ({ worth, walkers }, context) =>
    context.players.map(({ id }) => ({
      playerId: id,
      score: (walkers[id]?.seen ?? []).reduce((sum, at) => sum + (worth[at] ?? 0), 0),
      ...tallyOf(walkers[id]?.way, context),
      tookPart: (walkers[id]?.way.answers.length ?? 0) > 0,
    })),
  result: ({ walkers }, context) => ({
    answers: Object.entries(walkers).flatMap(([id, { way }]) => answersOf(id, way, context)),
  }),
})

const newWalker = (context: ModeContext): Walker => ({
  way: newWay(context),
  at: START,
  steps: 0,
  seen: [],
})

function moved(state: State, playerId: string, walker: Walker, { players }: ModeContext) {
  const walkers = { ...state.walkers, [playerId]: walker }
  const over = players.every(({ id }) => {
    const one = walkers[id]
    return !one || (isDone(one.way) && one.steps === 0)
  })
  return { ok: true as const, state: { ...state, walkers, over } }
}

/** How many stand on each field, never who. */
function watched({ worth, walkers }: State, context: ModeContext) {
  const standing = worth.map(
    (_, at) => Object.values(walkers).filter((walker) => walker.at === at).length,
  )
  return { stage: wayStage(undefined, null, context), modeView: { worth, standing } }
}
