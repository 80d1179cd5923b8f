import { eachHand, type State } from './change-self-paced'
import type { Mutant } from './mutant'

const STORED = 'continues from its stored state as if never stored'

/** Mistakes with what the room stores of a game. */
export const SELF_PACED_STORED_MUTANTS: readonly Mutant[] = [
  {
    name: 'stores no accepted moves',
    of: 'switchback',
    found: STORED,
    rules: ({ readState }) => ({
      readState: (stored) =>
        eachHand(readState(stored) as State, (hand) => ({ ...hand, taken: [] })),
    }),
  },
  {
    name: 'stores no clock',
    of: 'workshop',
    found: STORED,
    rules: ({ readState }) => ({
      readState: (stored) => {
        const state = readState(stored) as State
        return { ...state, time: { ...state.time, ranMs: 0 } }
      },
    }),
  },
  {
    name: 'stores no shown results',
    of: 'switchback',
    found: STORED,
    rules: ({ readState }) => ({
      readState: (stored) =>
        eachHand(readState(stored) as State, (hand) => ({ ...hand, freeAt: hand.freeAt ?? 0 })),
    }),
  },
  {
    name: 'stores a date',
    of: 'workshop',
    found: STORED,
    rules: ({ setup }) => ({
      setup: (context) => ({ ...(setup(context) as State), since: new Date(context.now) }),
    }),
  },
]
