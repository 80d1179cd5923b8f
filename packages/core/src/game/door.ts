import { refuse } from '../errors'
import type { HostView } from '../rooms/views'
import type { GameEvent } from './events'
import { activeSeats, type Step } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { admitted, withChooser } from './second-step'

/**
 * Late comers of a game without late join wait at the door, like those who choose pictures: no
 * seat, no place, on no list but the host's. The host lets them in, and the next question is their
 * first.
 */

/** A whole lesson: somebody who knocked is not sent away while the class plays. */
const AT_DOOR_MS = 60 * 60_000

export const isLateJoinOn = (setup: GameSetup, game: Game): boolean =>
  game.lateJoin ?? setup.allowLateJoin

const atDoor = ({ choosing }: Game): Seat[] =>
  Object.values(choosing)
    .filter(({ knocks }) => knocks)
    .map(({ seat }) => seat)
    .sort((a, b) => a.joinedAt - b.joinedAt)

export const withLateComer = (
  game: Game,
  seat: Seat,
  event: Extract<GameEvent, { type: 'join' }>,
  now: number,
): Game => withChooser(game, seat, event, now, { knocks: true, until: now + AT_DOOR_MS })

/** Once: the player of this id; null: everybody who is at the door now. */
export function letIn(setup: GameSetup, game: Game, playerId: string | null, now: number): Step {
  if (game.status === 'waiting') return refuse('game_not_started')
  if (game.status === 'completed') return refuse('game_over')
  const waiting = atDoor(game).filter((seat) => playerId === null || seat.playerId === playerId)
  if (playerId !== null && waiting.length === 0) return refuse('player_not_found')
  const free = Math.max(0, setup.maxPlayers - activeSeats(game).length)
  if (waiting.length > 0 && free === 0) return refuse('game_full')
  // Who finds no place stays at the door.
  const seats = waiting.slice(0, free)
  return {
    ok: true,
    game: seats.reduce((next, seat) => admitted(setup, next, seat, now), game),
    notify: seats.map((seat) => seat.playerId),
  }
}

/** For all, from now on; who is at the door comes in as far as there are places. */
export function switchLateJoin(setup: GameSetup, game: Game, isOn: boolean, now: number): Step {
  if (game.status === 'completed') return refuse('game_over')
  if (isOn === isLateJoinOn(setup, game)) return { ok: true, game }
  const switched = { ...game, lateJoin: isOn }
  if (!isOn || atDoor(game).length === 0) return { ok: true, game: switched }
  const opened = letIn(setup, switched, null, now)
  return opened.ok ? opened : { ok: true, game: switched }
}

/** Only for the host. */
export function doorShown(game: Game): Pick<HostView, 'atDoor'> {
  const waiting = atDoor(game).map(({ playerId, displayName }) => ({ playerId, displayName }))
  return waiting.length > 0 ? { atDoor: waiting } : {}
}
