import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { GameMode, ModeContext, ModeEvent } from '@pathquest/core/modes/mode'
import type { RoundsState } from '../../kits/rounds/rounds-state'
import type { Mutant } from './mutant'

const SECRET = 'plays the same for any secret solution'
const STRETCH = 'its time limits are stretched by the time factor'
const HOST = 'stops all timers in a pause of its host'

const keys = ({ questions }: ModeContext): Json => questions.map((one) => one.correctIndex)
const open = (state: unknown) => state as RoundsState
const isOpen = (state: unknown): boolean => open(state).phase === 'open'

const ignoring =
  (isIgnored: (event: ModeEvent) => boolean) =>
  ({ on }: GameMode): Partial<GameMode> => ({
    on: (state, event, context) =>
      isIgnored(event) ? { ok: true, state } : on(state, event, context),
  })

const withContext = (rules: GameMode, change: (context: ModeContext) => ModeContext) => ({
  setup: (context: ModeContext) => rules.setup(change(context)),
  on: (state: unknown, event: ModeEvent, context: ModeContext) =>
    rules.on(state, event, change(context)),
  status: (state: unknown, context: ModeContext) => rules.status(state, change(context)),
})

export const ROUNDS_MUTANTS: readonly Mutant[] = [
  {
    name: 'has the solution of the open question in views of players',
    of: 'last_light',
    found: SECRET,
    rules: ({ setup, views }) => ({
      setup: (context) =>
        Object.assign(setup(context) as object, { extra: { leak: keys(context) } }),
      views: {
        ...views,
        screen: (state, context) => ({
          ...views.screen(state, context),
          modeView: (state as { extra: Json }).extra,
        }),
      },
    }),
  },
  {
    name: 'reveals who was right while the question is open',
    of: 'career_quest',
    found: SECRET,
    rules: ({ views }) => ({
      views: {
        ...views,
        player: (state, id, context) => views.player(state, id, { ...context, revealAtOnce: true }),
      },
    }),
  },
  {
    name: 'counts right answers on the projector while the question is open',
    of: 'career_quest',
    found: SECRET,
    rules: ({ views }) => ({
      views: {
        ...views,
        screen: (state, context) => ({
          ...views.screen(state, context),
          modeView: Object.values(open(state).answers).filter(({ share }) => share === 1).length,
        }),
      },
    }),
  },
  {
    name: 'changes scores while the question is open',
    of: 'career_quest',
    found: 'scores do not change while a question is open',
    rules: ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({
          ...row,
          score: row.score + (isOpen(state) ? (open(state).answers[row.playerId]?.points ?? 0) : 0),
        })),
    }),
  },
  {
    name: 'counts answers in the standings while the question is open',
    of: 'speed_run',
    found: 'scores do not change while a question is open',
    rules: ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({
          ...row,
          totalAnswers:
            row.totalAnswers + (isOpen(state) && open(state).answers[row.playerId] ? 1 : 0),
        })),
    }),
  },
  {
    name: 'refuses a repeated answer',
    of: 'career_quest',
    found: 'a repeated move counts once',
    rules: ({ moves }) => ({
      moves: {
        ...moves,
        answer: (state, id, move, context) =>
          open(state).answers[id]
            ? refuse('already_submitted')
            : (moves.answer?.(state, id, move, context) ?? refuse('too_slow')),
      },
    }),
  },
  {
    name: 'waits for a lost player',
    of: 'career_quest',
    found: 'does not wait for lost players',
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        players: context.players.map((one) => ({ ...one, present: true })),
      })),
  },
  {
    name: 'ignores lost players',
    of: 'shared_boss',
    found: 'does not wait for lost players',
    rules: (rules) => ({
      ...ignoring(({ kind }) => kind === 'presence' || kind === 'wake')(rules),
    }),
  },
  {
    name: 'never asks a late player',
    of: 'career_quest',
    found: 'a late player can play',
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (!step.ok) return step
        const next = open(step.state)
        return { ...step, state: { ...next, players: next.players.filter((id) => id !== 'eve') } }
      },
    }),
  },
  {
    name: 'has something due in a pause of its host',
    of: 'shared_boss',
    found: HOST,
    rules: ignoring(({ kind }) => kind === 'paused'),
  },
  {
    name: 'loses the time of a pause of its host',
    of: 'career_quest',
    found: HOST,
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (event.kind !== 'resumed' || !step.ok) return step
        return { ...step, state: { ...open(step.state), deadline: open(state).deadline } }
      },
    }),
  },
  {
    name: 'counts a pause of its host as thinking',
    of: 'speed_run',
    found: HOST,
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (event.kind !== 'resumed' || !step.ok) return step
        const { openedAt, reachedAt } = open(state)
        return { ...step, state: { ...open(step.state), openedAt, reachedAt } }
      },
    }),
  },
  {
    name: 'does not stretch its limits',
    of: 'career_quest',
    found: STRETCH,
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        limitMs: ({ timeLimitSeconds }) => timeLimitSeconds * 1_000,
      })),
  },
  {
    name: 'closes untimed questions after a minute',
    of: 'career_quest',
    found: STRETCH,
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        limitMs: (question) => context.limitMs(question) ?? 60_000,
      })),
  },
  {
    name: 'does not stretch its phases',
    of: 'night_route',
    found: STRETCH,
    rules: (rules) => withContext(rules, (context) => ({ ...context, stretchMs: (ms) => ms })),
  },
  {
    name: 'opens the next question without its host',
    of: 'shared_boss',
    found: 'nothing new opens while it is paused',
    rules: ({ on, status }) => ({
      on: (state, event, context) =>
        event.kind === 'wake' &&
        context.paused &&
        status(state, context).currentQuestion?.phase === 'closed'
          ? on(state, { kind: 'advance' }, { ...context, paused: false })
          : on(state, event, context),
    }),
  },
  {
    name: 'closes a skipped question like any other',
    of: 'shared_boss',
    found: 'a skipped question counts for nobody',
    rules: ({ on }) => ({
      on: (state, event, context) =>
        on(state, event.kind === 'skip' ? { kind: 'advance' } : event, context),
    }),
  },
  {
    name: 'offers to add time and adds none',
    of: 'career_quest',
    found: 'added time gives more time',
    rules: ignoring(({ kind }) => kind === 'add_time'),
  },
  {
    name: 'sends everybody the ending of one player',
    of: 'night_route',
    found: 'the ending of one player is sent to nobody else',
    rules: ({ endingOf }) => ({
      ending: (state, context) => ({
        summary: context.players.map(({ id }) => endingOf?.(state, id, context) ?? null),
      }),
    }),
  },
  {
    name: 'requires more fields with an answer than plain widgets send',
    of: 'night_route',
    found: 'has a valid manifest',
    rules: ({ manifest }) => ({
      manifest: {
        ...manifest,
        moves: {
          ...manifest.moves,
          answer: { ...manifest.moves.answer, footing: { kind: 'word', of: ['firm', 'bold'] } },
        },
      },
    }),
  },
  {
    name: 'loses the answers of a question that is stored while open',
    of: 'career_quest',
    found: 'continues from its stored state as if never stored',
    rules: ({ readState }) => ({
      readState: (stored) => {
        const state = open(readState(stored))
        return isOpen(state) ? { ...state, answers: {} } : state
      },
    }),
  },
  {
    name: 'has no row for a lost player',
    of: 'team_challenge',
    found: 'standings are whole, in bounds, one for each player',
    rules: ({ standings }) => ({
      standings: (state, context) => {
        const here = new Set(context.players.filter((one) => one.present).map(({ id }) => id))
        return standings(state, context).filter(({ playerId }) => here.has(playerId))
      },
    }),
  },
]
