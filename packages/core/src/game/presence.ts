import { LOST_GRACE_MS } from '../rooms/timing'
import type { Game, GameSetup, Seat } from './game-state'

/**
 * Connected, or lost for less than the grace period. A player who left or was removed is absent at
 * once.
 */
export function isPresent(seat: Seat, now: number): boolean {
  if (seat.leftAt !== null || seat.removedAt !== null) return false
  return seat.connected || (seat.lostAt !== null && now < seat.lostAt + LOST_GRACE_MS)
}

/** Whether any host or player counts as connected. */
export const isAnybodyHere = ({ host, seats }: Game): boolean =>
  host.tabs.length > 0 || Object.values(seats).some(({ connected }) => connected)

/** When a lost player stops being present; null while connected or already absent. */
export const lapsesAt = (seat: Seat): number | null =>
  seat.connected || seat.lostAt === null || seat.leftAt !== null || seat.removedAt !== null
    ? null
    : seat.lostAt + LOST_GRACE_MS

/** From when on the host counts as gone; null while a tab is connected. */
export const hostGoneAt = (game: Game): number | null =>
  game.host.lostAt === null ? null : game.host.lostAt + LOST_GRACE_MS

/**
 * A game without its host pauses, unless it was set to run alone, has no host, or its host has
 * paused it.
 */
export function shouldPause(setup: GameSetup, game: Game, now: number): boolean {
  if (setup.sessionType === 'solo' || setup.runAlone || game.status !== 'in_progress') return false
  if (game.pausedAt !== null) return false
  const goneAt = hostGoneAt(game)
  return goneAt !== null && now >= goneAt
}

/** Ids come from outside: `constructor` must not find a seat. */
export const seatOf = (game: Game, playerId: string): Seat | undefined =>
  Object.hasOwn(game.seats, playerId) ? game.seats[playerId] : undefined

export function withSeat(game: Game, playerId: string, change: Partial<Seat>): Game {
  const seat = seatOf(game, playerId)
  if (!seat) return game
  return { ...game, seats: { ...game.seats, [playerId]: { ...seat, ...change } } }
}
