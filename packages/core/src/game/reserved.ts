import { refuse } from '../errors'
import { afterEvent } from './events'
import { activeSeats, isSolo } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { withRosterPost } from './outbox'
import { isPresent, lapsesAt } from './presence'

/**
 * A lobby whose players are gone must not stay full: a player lost for longer than the grace period
 * loses the place. Id and name are reserved; returning needs a free place again.
 */
export function withoutLapsed(setup: GameSetup, game: Game, now: number): Game {
  if (!mayLapse(setup, game)) return game
  const lapsed = activeSeats(game).filter((seat) => !isPresent(seat, now))
  if (lapsed.length === 0) return game
  const gone = lapsed.map((seat) => ({ ...seat, leftAt: now }))
  const waiting = [...Object.values(game.reserved), ...gone]
  const over = Math.max(0, waiting.length - setup.maxPlayers)
  const changed = {
    ...game,
    seats: byId(Object.values(game.seats).filter((seat) => !lapsed.includes(seat))),
    reserved: byId(waiting.slice(over)),
    freed: [...game.freed, ...waiting.slice(0, over).map(({ playerId }) => playerId)],
  }
  return withRosterPost(changed, now)
}

/** When the grace period of the next lost player of the lobby ends. */
export function nextLapseAt(setup: GameSetup, game: Game): number | null {
  if (!mayLapse(setup, game)) return null
  const due = activeSeats(game).flatMap((seat) => lapsesAt(seat) ?? [])
  return due.length > 0 ? Math.min(...due) : null
}

const mayLapse = (setup: GameSetup, game: Game): boolean =>
  game.status === 'waiting' && !isSolo(setup)

export const findReserved = (game: Game, playerId: string): Seat | undefined =>
  Object.hasOwn(game.reserved, playerId) ? game.reserved[playerId] : undefined

export const withoutReserved = (game: Game, playerId: string): Game => {
  const { [playerId]: _gone, ...reserved } = game.reserved
  return { ...game, reserved }
}

/**
 * A returning player takes a free place under the same id and name, in the running game as well.
 */
export function reclaimSeat(setup: GameSetup, game: Game, seat: Seat, now: number) {
  if (game.status === 'completed') return refuse('game_over')
  const here = withoutReserved(withoutLapsed(setup, game, now), seat.playerId)
  if (activeSeats(here).length >= setup.maxPlayers) return refuse('game_full')
  const back = { ...seat, connected: false, lostAt: now, leftAt: null }
  return { ok: true as const, game: withRosterPost(seated(setup, here, back, now), now) }
}

/** Adds a seat, in the order of joining; a running game's mode is notified. */
export function seated(setup: GameSetup, game: Game, seat: Seat, now: number): Game {
  const inOrder = [...Object.values(game.seats), seat].sort((a, b) => a.joinedAt - b.joinedAt)
  const freed = game.freed.filter((playerId) => playerId !== seat.playerId)
  const next = { ...game, freed, seats: byId(inOrder) }
  if (next.mode === null) return next
  return afterEvent(setup, next, { kind: 'joined', playerId: seat.playerId }, now)
}

const byId = (seats: readonly Seat[]): Record<string, Seat> =>
  Object.fromEntries(seats.map((seat) => [seat.playerId, seat]))
