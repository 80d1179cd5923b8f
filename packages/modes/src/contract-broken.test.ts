import type { Json } from '@pathquest/core/json'
import type { GameMode, ModeContext } from '@pathquest/core/modes/mode'
import { expect, it } from 'vitest'
import { modeContract } from './testing/mode-contract'
import { registerMode, registerTestModes, TEST_MODES, type TestMode } from './testing/register'

registerTestModes()
const [treasure, lastLight, boss] = TEST_MODES as readonly [TestMode, TestMode, TestMode]
const route = TEST_MODES.at(-1) as TestMode

type AnyState = { over: boolean; clock: object; diggers: Record<string, { coins: number }> }
type Change = (rules: GameMode) => Partial<GameMode>

const own = (context: ModeContext): Json =>
  context.questions.map((one) => one.correctIndex) as Json[]

/** What somebody may get wrong, in a mode that is sound otherwise, and the check that finds it. */
const BROKEN: [string, string, TestMode, Change][] = [
  [
    'shows solutions to its players',
    'no view shows a solution that nobody may know yet',
    treasure,
    ({ views }) => ({
      views: {
        ...views,
        player: (state, id, context) => ({
          ...views.player(state, id, context),
          modeView: own(context),
        }),
      },
    }),
  ],
  [
    'keeps the solution of the open question in what players see',
    'plays the same whatever a secret solution is',
    lastLight,
    ({ setup, views }) => ({
      setup: (context) =>
        Object.assign(setup(context) as object, { extra: { leak: own(context) } }),
      views: {
        ...views,
        screen: (state, context) => ({
          ...views.screen(state, context),
          modeView: (state as { extra: Json }).extra,
        }),
      },
    }),
  ],
  [
    'throws dice in a view',
    'the same inputs give the same states and views',
    treasure,
    ({ views }) => ({
      views: {
        ...views,
        screen: (state, context) => ({
          ...views.screen(state, context),
          modeView: context.random(),
        }),
      },
    }),
  ],
  [
    'looks at the clock of the machine',
    'the same inputs give the same states and views',
    treasure,
    ({ views }) => {
      let looks = 0
      return {
        views: {
          ...views,
          screen: (state, context) => ({ ...views.screen(state, context), modeView: looks++ }),
        },
      }
    },
  ],
  [
    'scores halves',
    'standings are whole, in bounds, one for each player',
    treasure,
    ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({ ...row, score: row.score + 0.5 })),
    }),
  ],
  [
    'grades above the whole',
    'standings are whole, in bounds, one for each player',
    treasure,
    ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({ ...row, grade: 1.5 })),
    }),
  ],
  [
    'tells an answer twice',
    'what it settles is in bounds',
    treasure,
    ({ result }) => ({
      result: (state, context) => {
        const { answers } = result(state, context)
        return { answers: [...answers, ...answers.slice(0, 1)] }
      },
    }),
  ],
  [
    'has a beat of the time',
    'knows where it stands',
    treasure,
    ({ status }) => ({
      status: (state, context) => ({ ...status(state, context), phaseKey: String(context.now) }),
    }),
  ],
  [
    'is due at once, again and again',
    'after a wake nothing is due at once',
    treasure,
    ({ status }) => ({
      status: (state, context) => ({ ...status(state, context), wakeAt: context.now }),
    }),
  ],
  [
    'counts a message that comes twice',
    'a move that comes twice counts once',
    treasure,
    ({ moves }) => ({
      moves: {
        ...moves,
        answer: (state, id, move, context) => {
          const done = moves.answer?.(state, id, move, context)
          if (!done?.ok) return done ?? { ok: false, code: 'too_slow' }
          const { diggers, ...rest } = done.state as AnyState
          const digger = diggers[id] ?? { coins: 0 }
          const more = { ...diggers, [id]: { ...digger, coins: digger.coins + 1 } }
          return { ...done, state: { ...rest, diggers: more } }
        },
      },
    }),
  ],
  [
    'lets its clock run through a pause',
    'its clock stands still while it is paused',
    treasure,
    ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'paused' ? { ok: true, state } : on(state, event, context),
    }),
  ],
  [
    'lets something be due in a pause of its host',
    'stands still for its host',
    boss,
    ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'paused' ? { ok: true, state } : on(state, event, context),
    }),
  ],
  [
    'has a clock that nobody can stretch',
    'its times are stretched as the host says',
    treasure,
    ({ on, status }) => ({
      on: (state, event, context) => on(state, event, { ...context, stretchMs: (ms) => ms }),
      status: (state, context) => status(state, { ...context, stretchMs: (ms) => ms }),
    }),
  ],
  [
    'tells all what one player alone may read',
    'what it tells one player at the end nobody else is told',
    route,
    ({ endingOf }) => ({
      ending: (state, context) => ({
        summary: context.players.map(({ id }) => endingOf?.(state, id, context) ?? null),
      }),
    }),
  ],
  [
    'wants more with an answer than plain widgets send',
    'says in its manifest what can be',
    {
      ...route,
      rules: {
        ...route.rules,
        manifest: {
          ...route.rules.manifest,
          moves: {
            ...route.rules.manifest.moves,
            answer: {
              ...route.rules.manifest.moves.answer,
              footing: { kind: 'word', of: ['firm', 'bold'] },
            },
          },
        },
      },
    },
    () => ({}),
  ],
  [
    'closes a skipped question like any other',
    'what is skipped counts for nobody',
    boss,
    ({ on }) => ({
      on: (state, event, context) =>
        on(state, event.kind === 'skip' ? { kind: 'advance' } : event, context),
    }),
  ],
  [
    'opens the next question without its host',
    'nothing new opens while it is paused',
    boss,
    ({ on, status }) => ({
      on: (state, event, context) =>
        event.kind === 'wake' &&
        context.paused &&
        status(state, context).currentQuestion?.phase === 'closed'
          ? on(state, { kind: 'advance' }, { ...context, paused: false })
          : on(state, event, context),
    }),
  ],
  [
    'goes on after its end',
    'is over for good',
    treasure,
    ({ on }) => ({
      on: (state, event, context) =>
        event.kind === 'advance' ? { ok: true, state } : on(state, event, context),
    }),
  ],
  [
    'refuses what it does not know',
    'minds nothing that it does not know',
    treasure,
    ({ on }) => ({
      on: (state, event, context) =>
        ['joined', 'presence', 'paused', 'resumed', 'wake', 'advance', 'end'].includes(event.kind)
          ? on(state, event, context)
          : { ok: false, code: 'unexpected' },
    }),
  ],
  [
    'forgets its clock when it is stored',
    'goes on from what is stored as if it had not been',
    treasure,
    ({ readState }) => ({
      readState: (stored) => ({
        ...(readState(stored) as AnyState),
        clock: { endsAt: null, leftMs: null },
      }),
    }),
  ],
  [
    'grows without end',
    'state and views stay small',
    treasure,
    ({ views }) => ({
      views: {
        ...views,
        host: (state, context) => ({ ...views.host(state, context), modeView: 'x'.repeat(20_000) }),
      },
    }),
  ],
]

it.each(BROKEN)('a mode that %s fails: %s', (what, name, base, change) => {
  const id = `broken_${what.replaceAll(' ', '_')}`
  const rules = { ...base.rules, ...change(base.rules) }
  registerMode({ ...base, rules: { ...rules, manifest: { ...base.rules.manifest, id } } })
  const found = modeContract(id).find((check) => check.name === name)
  expect(found?.check).toThrow()
})
