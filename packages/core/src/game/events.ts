import type { RoomCommand } from '../contracts/room-calls'
import type { ModeEvent } from '../modes/mode'
import type { Move } from '../modes/moves'
import type { Rewards } from '../rooms/views'
import { changingContext, modeOf } from './game'
import type { Game, GameSetup } from './game-state'

type Command = RoomCommand['command']

/** `commandId`: makes the command idempotent. */
export type HostEvent = Extract<Command, { type: 'host' }> & { commandId: string | null }

/** Every event of a game. Accepted events are stored in order; replaying them restores the game. */
export type GameEvent =
  | Extract<Command, { type: 'join' }>
  | Extract<Command, { type: 'leave' }>
  | (Extract<Command, { type: 'claim' }> & { commandId: string })
  | Extract<Command, { type: 'forget' }>
  | HostEvent
  | Extract<Command, { type: 'next_game' }>
  | { type: 'move'; playerId: string; move: Move }
  /** `ticketAt`: issue time of the socket's ticket; null for a poll, which needs none. */
  | { type: 'connected'; playerId: string; ticketAt: number | null }
  /** `since`: the last sign of life, where the loss was noticed later. */
  | { type: 'lost'; playerId: string; since?: number }
  | { type: 'host_connected'; tab: string; ticketAt: number | null }
  | { type: 'host_lost'; tab: string; since?: number }
  | { type: 'screen_connected'; tab: string; ticketAt: number | null }
  /** The room woke up: who is still connected. */
  | { type: 'reconciled'; playerIds: string[]; tabs: string[] }
  /** Something is due: a deadline, a shown result, the host's grace period. */
  | { type: 'wake' }
  | { type: 'delivered'; key: string; rewards: Record<string, Rewards> | null }
  | { type: 'undelivered'; key: string }

export interface LoggedEvent {
  /** Server time in ms at which it was accepted. */
  at: number
  event: GameEvent
}

/** Applies an event to the mode, other than its moves. */
export function modeEvent(setup: GameSetup, game: Game, event: ModeEvent, now: number) {
  const context = changingContext(setup, game, now, event.kind)
  const step = modeOf(setup).on(game.mode, event, context)
  if (step?.ok === false) return step
  if (step?.ok !== true || step.state === undefined) {
    throw new Error(`${setup.modeId} gave no step on ${event.kind}`)
  }
  return step
}

/** The same, for an event that has already happened: the mode cannot refuse it. */
export function afterEvent(setup: GameSetup, game: Game, event: ModeEvent, now: number): Game {
  const step = modeEvent(setup, game, event, now)
  if (!step.ok) throw new Error(`${setup.modeId} refused ${event.kind}: ${step.code}`)
  return step.state === game.mode ? game : { ...game, mode: step.state }
}
