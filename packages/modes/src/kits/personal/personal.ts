import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { Fields, Manifest, MoveTable, ValuesOf } from '@pathquest/core/modes/manifest'
import type { GameMode, ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import type { Stage } from '@pathquest/core/rooms/views'
import * as z from 'zod'
import type { PersonalRules, WatchedView } from './personal-rules'

export interface PersonalState<Own = unknown> {
  players: Record<string, { own: Own; taken: string[] }>
  over: boolean
}

/** Of one player so many moves are remembered, since a message may arrive again. */
const TAKEN_MAX = 4

const waiting: Stage = { name: 'waiting_next', index: 0, total: 0 }

/**
 * Defines a mode without right answers, clock and places, in which everybody plays for themselves.
 * Rules: RULES.md
 */
export const definePersonal =
  <S extends Fields, M extends MoveTable>(manifest: Manifest<S, M>) =>
  <Own>(
    rules: PersonalRules<Own, ValuesOf<S>, M> & Pick<GameMode<unknown, ValuesOf<S>>, 'deal'>,
  ): GameMode<PersonalState<Own>, ValuesOf<S>, M> => {
    type Context = ModeContext<ValuesOf<S>>
    type State = PersonalState<Own>
    const stored = z.object({
      players: z.record(z.string(), z.object({ own: rules.own, taken: z.array(z.string()) })),
      over: z.boolean(),
    })
    const begun = (context: Context) => ({ own: rules.newOwn(context), taken: [] })
    const ownOf = (state: State, id: string): Own | undefined => state.players[id]?.own
    const isDone = (state: State, id: string, context: Context): boolean => {
      const own = ownOf(state, id)
      return own === undefined || rules.isDone(own, context)
    }
    /** Who is gone for good is not waited for; without present players the game waits. */
    const endIfDone = (state: State, context: Context): State => {
      if (state.over || context.paused) return state
      const here = context.players.filter(({ present }) => present)
      const areDone = here.length > 0 && here.every(({ id }) => isDone(state, id, context))
      return areDone ? { ...state, over: true } : state
    }
    const step = (state: State): ModeStep<State> => ({ ok: true, state })
    const classOf = (state: State, context: Context): Json => {
      const all = context.players.flatMap(({ id }) => ownOf(state, id) ?? [])
      return rules.classView(all, context)
    }
    const watched = (state: State, context: Context): WatchedView<Json> & { doneBy: string[] } => {
      const { players } = context
      const doneBy = players.map(({ id }) => id).filter((id) => isDone(state, id, context))
      const [done, all] = [doneBy.length, players.length]
      return { class: classOf(state, context), done, players: all, doneBy }
    }
    const moves = Object.entries(rules.moves).map(([type, play]) => [
      type,
      (state: State, id: string, move: MoveIn, context: Context): ModeStep<State> => {
        const player = state.players[id]
        if (!player || state.over) return refuse('too_slow')
        if (player.taken.includes(move.id)) return step(state)
        if (context.paused) return refuse('game_paused')
        const own = (play as (own: Own, move: MoveIn, context: Context) => Own | null)(
          player.own,
          move,
          context,
        )
        if (own === null) return refuse('not_now')
        const taken = [...player.taken, move.id].slice(-TAKEN_MAX)
        return step(
          endIfDone({ ...state, players: { ...state.players, [id]: { own, taken } } }, context),
        )
      },
    ])
    return {
      manifest,
      ...(rules.deal && { deal: rules.deal }),
      readState: (value) => stored.parse(value) as State,
      setup: (context) => ({
        players: Object.fromEntries(context.players.map(({ id }) => [id, begun(context)])),
        over: false,
      }),
      on: (state, event, context) => {
        switch (event.kind) {
          case 'joined': {
            if (state.players[event.playerId]) return step(state)
            const players = { ...state.players, [event.playerId]: begun(context) }
            return step({ ...state, players })
          }
          case 'presence':
          case 'wake':
          case 'resumed':
            return step(endIfDone(state, context))
          case 'advance':
            if (state.over) return refuse('game_over')
            // Alone there is no result to go on from; `end` ends it.
            return context.isAlone ? refuse('stale_version') : step({ ...state, over: true })
          case 'end':
            return step({ ...state, over: true })
          default:
            return step(state)
        }
      },
      moves: Object.fromEntries(moves) as GameMode<State, ValuesOf<S>, M>['moves'],
      status: ({ over }, context) => ({
        over,
        wakeAt: over || context.paused ? null : nextLapse(context),
        phaseKey: over ? 'over' : 'playing',
        currentQuestion: null,
        secret: [],
      }),
      views: {
        player: (state, id, context) => {
          const own = ownOf(state, id)
          if (own === undefined) return { stage: waiting }
          return { stage: waiting, modeView: rules.ownView(own, context) }
        },
        host: (state, context) => ({
          stage: waiting,
          modeView: watched(state, context) as unknown as Json,
        }),
        screen: (state, context) => {
          const { doneBy: _, ...shown } = watched(state, context)
          return { stage: waiting, modeView: shown as unknown as Json }
        },
      },
      standings: (state, context) =>
        context.players.map(({ id }) => {
          const own = ownOf(state, id)
          return {
            playerId: id,
            score: 0,
            correctAnswers: 0,
            totalAnswers: 0,
            tookPart: own !== undefined && rules.isHalfDone(own, context),
            grade: null,
          }
        }),
      // What players have chosen stays in the room.
      result: () => ({ answers: [] }),
      ending: (state, context) => ({ summary: classOf(state, context) }),
      endingOf: (state, id, context) => {
        const own = ownOf(state, id)
        return own === undefined ? null : rules.ownEnd(own, context)
      },
    }
  }

type MoveIn = { id: string }

/** When the next lost player is no longer waited for. */
function nextLapse({ players, now }: ModeContext): number | null {
  const lapses = players.flatMap(({ lapsesAt }) =>
    lapsesAt !== null && lapsesAt > now ? [lapsesAt] : [],
  )
  return lapses.length === 0 ? null : Math.min(...lapses)
}
