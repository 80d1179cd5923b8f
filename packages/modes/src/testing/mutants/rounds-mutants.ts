import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { GameMode, ModeContext, ModeEvent } from '@pathquest/core/modes/mode'
import type { RoundsState } from '../../kits/rounds/rounds-state'
import type { Mutant } from './mutant'

const SECRET = 'plays the same whatever a secret solution is'
const STRETCH = 'its times are stretched as the host says'
const HOST = 'stands still for its host'

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
    name: 'keeps the solution of the open question in what players see',
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
    name: 'tells who was right while the question is open',
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
    name: 'moves scores while the question is open',
    of: 'career_quest',
    found: 'scores stand while a question is open',
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
    found: 'scores stand while a question is open',
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
    name: 'refuses an answer that is sent again',
    of: 'career_quest',
    found: 'a move that comes twice counts once',
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
    name: 'waits for a player who is gone',
    of: 'career_quest',
    found: 'nobody is waited for who is gone',
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        players: context.players.map((one) => ({ ...one, present: true })),
      })),
  },
  {
    name: 'hears of nobody who is lost',
    of: 'shared_boss',
    found: 'nobody is waited for who is gone',
    rules: (rules) => ({
      ...ignoring(({ kind }) => kind === 'presence' || kind === 'wake')(rules),
    }),
  },
  {
    name: 'never asks who comes late',
    of: 'career_quest',
    found: 'who comes late has something to play',
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
    name: 'lets something be due in a pause of its host',
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
    name: 'has limits that nobody can stretch',
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
    name: 'has phases that nobody can stretch',
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
    found: 'what is skipped counts for nobody',
    rules: ({ on }) => ({
      on: (state, event, context) =>
        on(state, event.kind === 'skip' ? { kind: 'advance' } : event, context),
    }),
  },
  {
    name: 'offers more time and gives none',
    of: 'career_quest',
    found: 'more time of the host is more time',
    rules: ignoring(({ kind }) => kind === 'add_time'),
  },
  {
    name: 'tells all what one player alone may read',
    of: 'night_route',
    found: 'what it tells one player at the end nobody else is told',
    rules: ({ endingOf }) => ({
      ending: (state, context) => ({
        summary: context.players.map(({ id }) => endingOf?.(state, id, context) ?? null),
      }),
    }),
  },
  {
    name: 'wants more with an answer than plain widgets send',
    of: 'night_route',
    found: 'says in its manifest what can be',
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
    name: 'forgets the answers of a question that is stored while open',
    of: 'career_quest',
    found: 'goes on from what is stored as if it had not been',
    rules: ({ readState }) => ({
      readState: (stored) => {
        const state = open(readState(stored))
        return isOpen(state) ? { ...state, answers: {} } : state
      },
    }),
  },
  {
    name: 'has no row for who is lost',
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
