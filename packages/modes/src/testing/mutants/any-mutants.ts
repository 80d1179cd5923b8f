import type { Mutant } from './mutant'

const SAME = 'the same inputs give the same states and views'

/** A solution of one kind of question, in everybody's view all the time. */
const tellsSolutionOf = (kind: string): Mutant => ({
  name: `shows the solution of ${kind}`,
  of: 'career_quest',
  found: 'no view shows a secret solution',
  rules: ({ views }) => ({
    views: {
      ...views,
      screen: (state, context) => ({
        ...views.screen(state, context),
        modeView: context.questions.map((one) =>
          one.kind === kind ? (one.solution ?? one.correctIndex) : null,
        ),
      }),
    },
  }),
})

/** Mistakes that any mode may make, whatever its pace. */
export const ANY_MUTANTS: readonly Mutant[] = [
  ...['choice', 'several', 'typed', 'number', 'order', 'match'].map(tellsSolutionOf),
  {
    name: 'uses randomness in a view',
    of: 'treasure_chests',
    found: SAME,
    rules: ({ views }) => ({
      views: {
        ...views,
        screen: (state, context) => ({
          ...views.screen(state, context),
          modeView: context.random(),
        }),
      },
    }),
  },
  {
    name: 'reads the system clock',
    of: 'treasure_chests',
    found: SAME,
    rules: ({ views }) => {
      let looks = 0
      return {
        views: {
          ...views,
          screen: (state, context) => ({ ...views.screen(state, context), modeView: looks++ }),
        },
      }
    },
  },
  {
    name: 'scores halves',
    of: 'treasure_chests',
    found: 'standings are whole, in bounds, one for each player',
    rules: ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({ ...row, score: row.score + 0.5 })),
    }),
  },
  {
    name: 'has more right answers than answers',
    of: 'career_quest',
    found: 'standings are whole, in bounds, one for each player',
    rules: ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({
          ...row,
          correctAnswers: row.totalAnswers + 1,
        })),
    }),
  },
  {
    name: 'settles an answer twice',
    of: 'treasure_chests',
    found: 'what it settles is in bounds',
    rules: ({ result }) => ({
      result: (state, context) => {
        const { answers } = result(state, context)
        return { answers: [...answers, ...answers.slice(0, 1)] }
      },
    }),
  },
  {
    name: 'derives its phase from the time',
    of: 'treasure_chests',
    found: 'reports a valid status',
    rules: ({ status }) => ({
      status: (state, context) => ({ ...status(state, context), phaseKey: String(context.now) }),
    }),
  },
  {
    name: 'is always due at once',
    of: 'treasure_chests',
    found: 'after a wake nothing is due at once',
    rules: ({ status }) => ({
      status: (state, context) => ({ ...status(state, context), wakeAt: context.now }),
    }),
  },
  {
    name: 'continues after its end',
    of: 'treasure_chests',
    found: 'accepts nothing after its end',
    rules: ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'advance' ? { ok: true, state } : on(state, event, context),
    }),
  },
  {
    name: 'waits for something after its end',
    of: 'career_quest',
    found: 'accepts nothing after its end',
    rules: ({ status }) => ({
      status: (state, context) => {
        const here = status(state, context)
        return here.over ? { ...here, wakeAt: context.now + 1_000 } : here
      },
    }),
  },
  {
    name: 'refuses unknown events',
    of: 'treasure_chests',
    found: 'ignores unknown events',
    rules: ({ on }) => ({
      on: (state, event, context) =>
        ['joined', 'presence', 'paused', 'resumed', 'wake', 'advance', 'end'].includes(event.kind)
          ? on(state, event, context)
          : { ok: false, code: 'unexpected' },
    }),
  },
  {
    name: 'sends more than a view may hold',
    of: 'treasure_chests',
    found: 'state and views stay small',
    rules: ({ views }) => ({
      views: {
        ...views,
        host: (state, context) => ({
          ...views.host(state, context),
          modeView: 'x'.repeat(20_000),
        }),
      },
    }),
  },
  {
    name: 'has a bot that makes unknown moves',
    of: 'career_quest',
    found: 'is playable by its bot, from its views',
    mode: (mode) => ({ ...mode, bot: () => ({ type: 'fly' }) }),
  },
]
