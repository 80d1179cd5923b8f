import { refuse } from '@pathquest/core/errors'
import { defineRules, type ModeContext } from '@pathquest/core/modes/mode'
import { z } from 'zod'
import {
  type Clock,
  isOut,
  resumedClock,
  StoredClock,
  startedClock,
  stoppedClock,
} from '../../kits/own-pace/clock'
import {
  answered,
  answersOf,
  broughtBack,
  isDone,
  isRepeat,
  newWay,
  StoredWay,
  tallyOf,
  unanswered,
  type Way,
  wayStage,
} from '../../kits/own-pace/own-pace'
import { manifest } from './manifest'

interface Digger {
  way: Way
  coins: number
  keys: number
}
interface State {
  diggers: Record<string, Digger>
  clock: Clock
  over: boolean
}

const Stored: z.ZodType<State> = z.object({
  diggers: z.record(
    z.string(),
    z.object({ way: StoredWay, coins: z.number().int(), keys: z.number().int() }),
  ),
  clock: StoredClock,
  over: z.boolean(),
})

const SHARE_STOLEN = 0.4

/** Everybody digs at a pace of their own; a key opens somebody else's chest. Rules: RULES.md */
export const rules = defineRules(manifest)<State>({
  readState: (stored) => Stored.parse(stored),
  setup: (context) => ({
    diggers: Object.fromEntries(context.players.map(({ id }) => [id, newDigger(context)])),
    clock: startedClock(context, context.settings.minutes * 60_000),
    over: false,
  }),
  on: (state, event, context) => {
    const { now } = context
    switch (event.kind) {
      case 'joined': {
        const diggers = { ...state.diggers, [event.playerId]: newDigger(context) }
        return { ok: true, state: { ...state, diggers } }
      }
      case 'paused':
        return { ok: true, state: { ...state, clock: stoppedClock(state.clock, now) } }
      case 'resumed':
        return { ok: true, state: { ...state, clock: resumedClock(state.clock, now) } }
      case 'wake':
        return { ok: true, state: isOut(state.clock, now) ? { ...state, over: true } : state }
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
      const digger = state.diggers[playerId]
      if (!digger || state.over || isOut(state.clock, context.now)) return refuse('too_slow')
      if (digger.way.lastMove === move.id) return { ok: true, state }
      const done = answered(digger.way, move, context)
      if (!done) return refuse('question_not_open')
      const keys = digger.keys + (done.share === 1 ? 1 : 0)
      const isMiss = done.share !== null && done.share < 1 && !isRepeat(digger.way)
      const way = isMiss ? broughtBack(done.way, 3) : done.way
      const next = { way, coins: digger.coins + done.points, keys }
      const diggers = { ...state.diggers, [playerId]: next }
      const over = context.players.every(({ id }) => !diggers[id] || isDone(diggers[id].way))
      return { ok: true, state: { ...state, diggers, over }, reply: { points: done.points } }
    },
    steal: (state, playerId, { id, from }, context) => {
      const [thief, victim] = [state.diggers[playerId], state.diggers[from]]
      if (!thief || !victim || state.over) return refuse('too_slow')
      if (thief.way.lastMove === id) return { ok: true, state }
      if (thief.keys === 0) return refuse('move_unknown')
      const coins = context.random() < 0.5 ? Math.floor(victim.coins * SHARE_STOLEN) : 0
      const diggers = {
        ...state.diggers,
        [from]: { ...victim, coins: victim.coins - coins },
        [playerId]: {
          way: { ...thief.way, lastMove: id },
          coins: thief.coins + coins,
          keys: thief.keys - 1,
        },
      }
      return { ok: true, state: { ...state, diggers }, notify: [playerId, from], reply: { coins } }
    },
  },
  status: ({ diggers, clock, over }) => ({
    over,
    wakeAt: over ? null : clock.endsAt,
    phaseKey: over ? 'over' : 'digging',
    currentQuestion: null,
    secret: Object.fromEntries(
      Object.entries(diggers).map(([id, { way }]) => [id, unanswered(way)]),
    ),
  }),
  views: {
    player: (state, playerId, context) => {
      const digger = state.diggers[playerId]
      const others = context.players.filter(({ id }) => id !== playerId && state.diggers[id])
      return {
        stage: wayStage(digger?.way, state.clock.endsAt, context),
        modeView: {
          coins: digger?.coins ?? 0,
          keys: digger?.keys ?? 0,
          endsAt: state.clock.endsAt,
          others: others.map(({ id, displayName }) => ({ id, displayName })),
        },
      }
    },
    host: (state, context) => watched(state, context),
    screen: (state, context) => watched(state, context),
  },
  standings: (state, context) =>
    context.players.map(({ id }) => {
      const digger = state.diggers[id]
      return {
        playerId: id,
        score: digger?.coins ?? 0,
        ...tallyOf(digger?.way, context),
        tookPart: (digger?.way.answers.length ?? 0) > 0,
      }
    }),
  result: ({ diggers }, context) => ({
    answers: Object.entries(diggers).flatMap(([id, { way }]) => answersOf(id, way, context)),
  }),
})

const newDigger = (context: ModeContext<unknown>): Digger => ({
  way: newWay(context),
  coins: 0,
  keys: 0,
})

function watched({ diggers, clock }: State, context: ModeContext<unknown>) {
  const coins = Object.values(diggers).reduce((sum, digger) => sum + digger.coins, 0)
  return { stage: wayStage(undefined, null, context), modeView: { coins, endsAt: clock.endsAt } }
}
