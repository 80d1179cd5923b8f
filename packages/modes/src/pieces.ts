import type { Json } from '@pathquest/core/json'
import type { GameView, HostView, PlayerView, ScreenView } from '@pathquest/core/rooms/views'
import type { MoveOutcome } from '@pathquest/sdk/live/live-state'
import type { ComponentType, ReactNode } from 'react'

/** What all pieces of a mode get. */
interface PieceProps<View, Own> {
  /** The whole view: title, standings, and what any widget could show. */
  view: View
  /** `view.own`: what the mode's rules send to its pieces. */
  modeView: Own
  /** The server's time in ms; ticks once a second. */
  now: number
  /** The host is gone: nothing new opens. */
  paused: boolean
  /** Put before paths of images where the page is on another origin: for `QuestionText`. */
  assetOrigin?: string
}

/** What a mode's `Player` gets. */
export interface PlayerPieceProps<Own = Json> extends PieceProps<PlayerView, Own> {
  /** The move that is on its way; its button waits. */
  busy: string | null
  /** A move of the mode's manifest with its fields. Refusals are told to the player as well. */
  send(type: string, fields?: Readonly<Record<string, Json>>): Promise<MoveOutcome>
}

/** What a mode's `Host` and `Screen` get: they look on. */
export type WatchPieceProps<View extends HostView | ScreenView, Own = Json> = PieceProps<View, Own>

/** What a mode's `Results` gets, for players, host and projector. */
export interface ResultsPieceProps<Summary = Json> {
  /** With the leaderboard, which has the names. */
  view: GameView
  /** What the mode's rules sum up at the end (`ending`). */
  summary: Summary
  /** What they tell this player alone (`endingOf`); null: nothing, or the room is gone. */
  ownEnding: Json | null
  /** null: host and projector. */
  playerId: string | null
  /** The common results, to stand beside the mode's own or not. */
  children: ReactNode
}

/** What `pieces.tsx` of a mode exports; what it leaves out is drawn as for every mode. */
export interface ModePieces {
  Player?: ComponentType<PlayerPieceProps>
  Host?: ComponentType<WatchPieceProps<HostView>>
  Screen?: ComponentType<WatchPieceProps<ScreenView>>
  /** Instead of the podium; drawn where the mode sums its games up. */
  Results?: ComponentType<ResultsPieceProps>
}
