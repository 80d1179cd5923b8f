import type { ErrorParams } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { HostCommandName, LobbyChange, ServerMessage } from '@pathquest/core/rooms/messages'
import type { GameView } from '@pathquest/core/rooms/views'
import type { MoveReply } from '../api/client'
import type { ApiError, ApiErrorCode } from '../api/error'
import type { Connection } from './connection'

/** An answer on its way (`sending`) or acknowledged before the next view says so (`kept`). */
export interface PendingAnswer {
  id: string
  questionId: string
  /** In the form of the question's kind. */
  answer: Json
  /** Of a question with options, from 0; null of other kinds. */
  selectedOptionIndex: number | null
  status: 'sending' | 'kept'
}

/**
 * What a refusal was about; `advance` and `end` are the host's and the solo player's, `move` is one
 * of the mode's own.
 */
export type RefusedAction = 'answer' | 'move' | HostCommandName

/** The last thing that was refused. */
export interface LastRefusal {
  /** Grows with each refusal, so that the same one twice is seen twice. */
  count: number
  about: RefusedAction
  code: ApiErrorCode
  params: ErrorParams
}

/** All that is known of a live game. */
export interface LiveGameState<View extends GameView = GameView> {
  connection: Connection
  /** Why a final connection is final, where the API said so. */
  problem: ApiError | null
  view: View | null
  version: number
  /** Added to `Date.now()` it is the server's time. */
  clockOffsetMs: number
  pending: PendingAnswer | null
  lastRefusal: LastRefusal | null
  /** The command that waits for its acknowledgement. */
  busy: RefusedAction | null
}

/** What came of a command. */
export type Outcome = { ok: true } | { ok: false; code: ApiErrorCode; params: ErrorParams }

/** What came of a move, with what the mode said about it. */
export type MoveOutcome = { ok: true; reply?: MoveReply } | Extract<Outcome, { ok: false }>

export const freshState = <View extends GameView>(): LiveGameState<View> => ({
  connection: 'connecting',
  problem: null,
  view: null,
  version: -1,
  clockOffsetMs: 0,
  pending: null,
  lastRefusal: null,
  busy: null,
})

/** What became of a pending answer, as far as a view can tell. */
export function judgePending(
  pending: PendingAnswer,
  view: GameView,
): 'waiting' | 'shown' | 'lost' | 'over' {
  const { stage } = view
  const same =
    (stage.name === 'question' || stage.name === 'result') &&
    stage.question.id === pending.questionId
  if (same && stage.yourAnswer !== null && stage.yourAnswer !== undefined) return 'shown'
  if (same && stage.name === 'question') return 'waiting'
  return pending.status === 'kept' ? 'over' : 'lost'
}

export interface Store<State> {
  getState(): State
  setState(patch: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** A vanilla store: a value, a patch, listeners. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(patch) {
      const changed = (Object.keys(patch) as (keyof State)[]).some(
        (key) => !Object.is(patch[key], state[key]),
      )
      if (!changed) return
      state = { ...state, ...patch }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ToldView = Extract<ServerMessage, { view: GameView }>

/** The view as the room would send it whole; null: something was missed, it has to be asked for. */
export function withLobbyChange({ view }: ToldView, change: LobbyChange): ToldView | null {
  const { version, serverTime, game, playerCount, joined } = change
  const news = new Map(change.players.map((player) => [player.playerId, player]))
  const gone = new Set(change.gone)
  const known = new Set(view.players.map((player) => player.playerId))
  const players = [
    ...view.players.map((player) => news.get(player.playerId) ?? player),
    ...change.players.filter((player) => !known.has(player.playerId)),
  ].filter((player) => !gone.has(player.playerId))
  if (view.stage.name !== 'lobby' || players.length !== playerCount) return null
  const sent = { version, serverTime, view: { ...view, game, players, playerCount } }
  return joined ? { type: 'player_joined', player: joined, ...sent } : { type: 'view', ...sent }
}
