import { refuse } from '@pathquest/core/errors'
import { replyOf } from '../../kits/self-paced/hand'
import {
  eachHand,
  keys,
  onward,
  type State,
  withContext,
  withEvent,
  withMoves,
} from './change-self-paced'
import type { Mutant } from './mutant'

const TWICE = 'a repeated move counts once'

export const SELF_PACED_MUTANTS: readonly Mutant[] = [
  {
    name: 'shows solutions to its players',
    of: 'switchback',
    found: 'no view shows a secret solution',
    rules: ({ views }) => ({
      views: {
        ...views,
        player: (state, id, context) => ({
          ...views.player(state, id, context),
          modeView: keys(context),
        }),
      },
    }),
  },
  {
    name: 'explains the open card',
    of: 'workshop',
    found: 'no view shows a secret solution',
    rules: ({ views }) => ({
      views: {
        ...views,
        player: (state, id, context) => {
          const view = views.player(state, id, context)
          if (view.stage.name !== 'question') return view
          const { id: asked } = view.stage.question
          const hint = context.questions.find((one) => one.id === asked)?.explanation ?? null
          return { ...view, modeView: { ...(view.modeView as object), hint } }
        },
      },
    }),
  },
  {
    name: 'shows cards and keys on the projector',
    of: 'switchback',
    found: 'no view shows a secret solution',
    rules: ({ views }) => ({
      views: {
        ...views,
        screen: (state, context) => ({ ...views.screen(state, context), modeView: keys(context) }),
      },
    }),
  },
  {
    name: 'gives a late player no card',
    of: 'switchback',
    found: 'a late player can play',
    rules: withEvent('joined', (state) => ({ ok: true, state })),
  },
  {
    name: 'gives a late player the answers of another',
    of: 'trail_board',
    found: 'a late player can play',
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (event.kind !== 'joined') return step
        return onward(step, (next) => {
          const [first] = Object.values(next.hands)
          return first ? { ...next, hands: { ...next.hands, [event.playerId]: first } } : next
        })
      },
    }),
  },
  {
    name: 'refuses a repeated move',
    of: 'switchback',
    found: TWICE,
    rules: (rules) =>
      withMoves(rules, (move) => (state, id, made, context) => {
        const hand = (state as State).hands[id]
        return hand && replyOf(hand, made.id)
          ? refuse('already_submitted')
          : move(state, id, made, context)
      }),
  },
  {
    name: 'does not remember accepted moves',
    of: 'workshop',
    found: TWICE,
    rules: (rules) =>
      withMoves(
        rules,
        (move) => (state, id, made, context) =>
          move(
            eachHand(state as State, (hand) => ({ ...hand, taken: [] })),
            id,
            made,
            context,
          ),
      ),
  },
  {
    name: 'changes the board on a repeated move',
    of: 'trail_board',
    found: TWICE,
    rules: (rules) =>
      withMoves(rules, (move) => (state, id, made, context) => {
        const step = move(state, id, made, context)
        const hand = (state as State).hands[id]
        if (!hand || !replyOf(hand, made.id)) return step
        return onward(step, (next) => ({ ...next, board: { ...next.board, step: -1 } }))
      }),
  },
  {
    name: 'replies to a repeated move with another verdict',
    of: 'switchback',
    found: TWICE,
    rules: (rules) =>
      withMoves(rules, (move) => (state, id, made, context) => {
        const step = move(state, id, made, context)
        const hand = (state as State).hands[id]
        return step.ok && hand && replyOf(hand, made.id)
          ? { ...step, reply: { isCorrect: false } }
          : step
      }),
  },
  {
    name: 'has a new state version without a migration',
    of: 'switchback',
    found: 'has a valid manifest',
    rules: ({ manifest }) => ({ manifest: { ...manifest, stateVersion: 2 } }),
  },
  {
    name: 'waits for lost players',
    of: 'workshop',
    found: 'does not wait for lost players',
    rules: (rules) =>
      withContext(rules, (context) => ({
        ...context,
        players: context.players.map((one) => ({ ...one, present: true })),
      })),
  },
  {
    name: 'does not wake when a grace period ends',
    of: 'switchback',
    found: 'does not wait for lost players',
    rules: (rules) => ({
      status: (state, context) =>
        rules.status(state, {
          ...context,
          players: context.players.map((one) => ({ ...one, lapsesAt: null })),
        }),
    }),
  },
  {
    name: 'drops the cards of a lost player',
    of: 'trail_board',
    found: 'a lost player keeps everything',
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        if (event.kind !== 'presence') return step
        const here = new Set(context.players.filter((one) => one.connected).map(({ id }) => id))
        return onward(step, (next) => ({
          ...next,
          hands: Object.fromEntries(Object.entries(next.hands).filter(([id]) => here.has(id))),
        }))
      },
    }),
  },
  {
    name: 'ends when a solo player advances',
    of: 'switchback',
    found: 'advancing a solo game does not end it',
    rules: ({ on }) => ({
      on: (state, event, context) =>
        on(state, event.kind === 'advance' ? { kind: 'end' } : event, context),
    }),
  },
  {
    name: 'accepts an advance on an open card',
    of: 'workshop',
    found: 'advancing a solo game does not end it',
    rules: ({ on }) => ({
      on: (state, event, context) => {
        const step = on(state, event, context)
        return !step.ok && event.kind === 'advance' && context.isAlone && !(state as State).over
          ? { ok: true, state }
          : step
      },
    }),
  },
  {
    name: 'notifies the class of every move',
    of: 'switchback',
    found: 'a move in a self-paced mode notifies nobody else',
    rules: ({ status }) => ({
      status: (state, context) => {
        const hands = Object.values((state as State).hands)
        const answered = hands.reduce((sum, { answers }) => sum + answers.length, 0)
        return { ...status(state, context), phaseKey: `playing ${answered}` }
      },
    }),
  },
  {
    name: 'accepts moves after its end',
    of: 'trail_board',
    found: 'accepts nothing after its end',
    rules: (rules) =>
      withMoves(
        rules,
        (move) => (state, id, made, context) =>
          onward(move({ ...(state as State), over: false }, id, made, context), (next) => next),
      ),
  },
  {
    name: 'skips attempts',
    of: 'workshop',
    found: 'what it settles is in bounds',
    rules: ({ result }) => ({
      result: (state, context) => ({
        answers: result(state, context).answers.map((one) => ({
          ...one,
          attempt: one.attempt + 1,
        })),
      }),
    }),
  },
  {
    name: 'grades repeats above 100 %',
    of: 'switchback',
    found: 'standings are whole, in bounds, one for each player',
    rules: ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row) => ({ ...row, grade: 1.5 })),
    }),
  },
  {
    name: 'settles its answers by player',
    of: 'workshop',
    found: 'adds answers after those that it has',
    rules: ({ result }) => ({
      result: (state, context) => {
        const { answers, ...rest } = result(state, context)
        return { ...rest, answers: [...answers].sort((a, b) => (a.playerId < b.playerId ? -1 : 1)) }
      },
    }),
  },
  {
    name: 'mutates its state',
    of: 'workshop',
    found: 'is playable by its bot, from its views',
    rules: (rules) =>
      withMoves(rules, (move) => (state, id, made, context) => {
        const hand = (state as State).hands[id]
        if (hand) hand.own = { camped: 1 }
        return move(state, id, made, context)
      }),
  },
  {
    name: 'lacks a text in Spanish',
    of: 'switchback',
    found: 'has its texts in both languages',
    mode: (mode) => ({ ...mode, es: { name: mode.es.name, note: mode.es.note } }),
  },
]
