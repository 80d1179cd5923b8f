import { eachHand, onward, type State, withContext, withMoves } from './change-self-paced'
import type { Mutant } from './mutant'

const CLOCK = 'its clock stops while the host is gone'
const HOST = 'stops all timers in a pause of its host'
const STRETCH = 'its time limits are stretched by the time factor'

/** Mistakes with pauses, stretched times and times that are untimed. */
export const SELF_PACED_CLOCK_MUTANTS: readonly Mutant[] = [
  {
    name: 'keeps running in a pause of its host',
    of: 'workshop',
    found: HOST,
    rules: ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'paused' && event.by === 'host'
          ? { ok: true, state }
          : on(state, event, context),
    }),
  },
  {
    name: 'dismisses results in a pause of its host',
    of: 'switchback',
    found: HOST,
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (event.kind !== 'resumed') return step
        return onward(step, (next) =>
          eachHand(next, (hand) => ({
            ...hand,
            freeAt: Math.min(hand.freeAt ?? 0, next.time.ranMs),
          })),
        )
      },
    }),
  },
  {
    name: 'loses the time of a pause',
    of: 'workshop',
    found: HOST,
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        const { stoppedAt } = (state as State).time
        if (event.kind !== 'resumed' || stoppedAt === null) return step
        return onward(step, ({ time, ...next }) => ({
          ...next,
          time: { ...time, zero: (state as State).time.zero },
        }))
      },
    }),
  },
  {
    name: 'keeps running without its host',
    of: 'switchback',
    found: CLOCK,
    rules: ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'paused' && event.by === 'absence'
          ? { ok: true, state }
          : on(state, event, context),
    }),
  },
  {
    name: 'counts a pause as thinking',
    of: 'workshop',
    found: HOST,
    rules: ({ result }) => ({
      result: (state, context) => {
        const { zero } = (state as State).time
        const startedAt = Math.min(...context.players.map(({ joinedAt }) => joinedAt))
        const answers = result(state, context).answers.map((one) => ({
          ...one,
          answerTimeMs: one.answerTimeMs + zero - startedAt,
        }))
        return { answers }
      },
    }),
  },
  {
    name: 'dismisses untimed results by itself',
    of: 'switchback',
    found: STRETCH,
    rules: (rules) =>
      withMoves(
        rules,
        (move) => (state, id, made, context) =>
          onward(move(state, id, made, context), (next) =>
            eachHand(next, (hand) => ({ ...hand, freeAt: hand.freeAt ?? next.time.ranMs + 8_000 })),
          ),
      ),
  },
  {
    name: 'does not stretch its times',
    of: 'treasure_chests',
    found: STRETCH,
    rules: (rules) => withContext(rules, (context) => ({ ...context, stretchMs: (ms) => ms })),
  },
  {
    name: 'does not stretch how long results are shown',
    of: 'workshop',
    found: STRETCH,
    rules: (rules) =>
      withMoves(
        rules,
        (move) => (state, id, made, context) =>
          move(state, id, made, { ...context, stretchMs: (ms) => ms }),
      ),
  },
  {
    name: 'plays an untimed game against a clock',
    of: 'switchback',
    found: STRETCH,
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        stretchMs: (ms) => context.stretchMs(ms) ?? ms,
      })),
  },
]
