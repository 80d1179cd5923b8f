import type { ErrorParams } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type {
  HostCommandName,
  LobbyChange,
  QuestionProgress,
  ServerMessage,
} from '@pathquest/core/rooms/messages'
import type { PlayerReaction } from '@pathquest/core/rooms/reactions'
import type { GameView } from '@pathquest/core/rooms/views'
import type { MoveReply } from '../api/client'
import type { ApiError, ApiErrorCode } from '../api/error'
import type { Connection } from './connection'

/** An answer in flight (`sending`), or acknowledged before the next view contains it (`kept`). */
export interface PendingAnswer {
  id: string
  questionId: string
  /** In the format of the question's kind. */
  answer: Json
  /** For a question with options, from 0; null for other kinds. */
  selectedOptionIndex: number | null
  /** Fields of the mode that are sent with it; absent: none. */
  beside?: Readonly<Record<string, Json>>
  status: 'sending' | 'kept'
}

/**
 * The refused action; `advance` and `end` are the host's and the solo player's, `move` is one of
 * the mode's own.
 */
export type RefusedAction = 'answer' | 'move' | HostCommandName

/** The last refusal. */
export interface LastRefusal {
  /** Increases with each refusal, so that a repeated one is noticed. */
  count: number
  about: RefusedAction
  code: ApiErrorCode
  params: ErrorParams
}

/** A reaction as the host's pages show it for a moment. */
export interface RecentReaction extends PlayerReaction {
  /** Local time in ms at which it came; with the player's id its key. */
  at: number
}

/** The state of a live game. */
export interface LiveGameState<View extends GameView = GameView> {
  connection: Connection
  /** Why a final connection is final, if the API reported it. */
  problem: ApiError | null
  view: View | null
  version: number
  /** Add it to `Date.now()` for the server's time. */
  clockOffsetMs: number
  /**
   * The same as a lower bound: a message is at least as old as its way here took. Nothing opens too
   * early by it, however slow the connection; `-Infinity` before the first view.
   */
  clockFloorMs: number
  pending: PendingAnswer | null
  lastRefusal: LastRefusal | null
  /** The command that waits for its acknowledgement, and for the view that shows what it did. */
  busy: RefusedAction | null
  /** How far the class is with a question, a few seconds ago at most; null: not told yet. */
  progress: QuestionProgress | null
  /** Host's pages: reactions of the last seconds, in the order in which they came. */
  reactions: readonly RecentReaction[]
}

/** The result of a command. */
export type Outcome = { ok: true } | { ok: false; code: ApiErrorCode; params: ErrorParams }

/** The result of a move, with the mode's reply; `version`: of the first view that shows it. */
export type MoveOutcome =
  | { ok: true; reply?: MoveReply; version?: number }
  | Extract<Outcome, { ok: false }>

export const initialState = <View extends GameView>(): LiveGameState<View> => ({
  connection: 'connecting',
  problem: null,
  view: null,
  version: -1,
  clockOffsetMs: 0,
  clockFloorMs: -Infinity,
  pending: null,
  lastRefusal: null,
  busy: null,
  progress: null,
  reactions: [],
})

/** The fate of a pending answer, as far as a view shows it. */
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

export type ViewUpdate = Extract<ServerMessage, { view: GameView }>

/** The whole view after a change; null: something was missed, and the view must be requested. */
export function withLobbyChange({ view }: ViewUpdate, change: LobbyChange): ViewUpdate | null {
  const { version, serverTime, game, playerCount, crews, joined } = change
  const news = new Map(change.players.map((player) => [player.playerId, player]))
  const gone = new Set(change.gone)
  const known = new Set(view.players.map((player) => player.playerId))
  const players = [
    ...view.players.map((player) => news.get(player.playerId) ?? player),
    ...change.players.filter((player) => !known.has(player.playerId)),
  ].filter((player) => !gone.has(player.playerId))
  if (view.stage.name !== 'lobby' || players.length !== playerCount) return null
  const sent = {
    version,
    serverTime,
    view: { ...view, game, players, playerCount, ...(crews && { crews }) },
  }
  return joined ? { type: 'player_joined', player: joined, ...sent } : { type: 'view', ...sent }
}
