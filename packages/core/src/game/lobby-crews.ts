import { refuse } from '../errors'
import { seededRandom, shuffled } from '../random'
import { CREW_CHOICES, type LobbyCrews } from '../rooms/lobby-crews'
import { activeSeats, isCounted, isSolo, modeOf, type Step } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { seatOf, withSeat } from './presence'

/**
 * Players are put into crews while the class gathers. Who leaves gives up the place with the seat;
 * who has none at the start is dealt by chance, by the mode.
 */

/** null: no crews, or the game has started. */
export function crewsIn(setup: GameSetup, game: Game): LobbyCrews | null {
  // By counts there is nobody to put into one.
  if (isCounted(setup)) return null
  if (game.status !== 'waiting' || isSolo(setup)) return null
  const players = activeSeats(game).length
  const count = modeOf(setup).crewCount?.(setup.modeSettings, players) ?? 0
  if (count < 1) return null
  const chosen = (setup.modeSettings as { crews?: unknown }).crews
  const by = CREW_CHOICES.find((one) => one === chosen) ?? 'chance'
  return { count, most: Math.ceil(players / count), by }
}

/** The crew of a seat, where there is one of that number. */
export const crewIn = (crews: LobbyCrews | null, { crew }: Pick<Seat, 'crew'>): number | null =>
  crews !== null && crew !== undefined && crew <= crews.count ? crew : null

/** `number` null: out of the crew. A crew that is full takes nobody else. */
function placed(setup: GameSetup, game: Game, seat: Seat, number: unknown): Step {
  const crews = crewsIn(setup, game)
  if (!crews) return refuse('not_now')
  const { playerId } = seat
  if (number === null) return { ok: true, game: withSeat(game, playerId, { crew: undefined }) }
  if (typeof number !== 'number' || !Number.isInteger(number)) return refuse('bad_message')
  if (number < 1 || number > crews.count) return refuse('bad_message')
  const others = activeSeats(game).filter((one) => one.playerId !== playerId)
  const inIt = others.filter((one) => crewIn(crews, one) === number).length
  if (inIt >= crews.most) return refuse('not_now')
  return { ok: true, game: withSeat(game, playerId, { crew: number }) }
}

/** By a player's own move, where the host lets the players choose. */
export const joinCrew = (setup: GameSetup, game: Game, seat: Seat, number: unknown): Step =>
  crewsIn(setup, game)?.by === 'players'
    ? placed(setup, game, seat, number ?? null)
    : refuse('not_now')

/** By the host, who may always do so. */
export function placeInCrew(
  setup: GameSetup,
  game: Game,
  playerId: string | null,
  number: number | null,
): Step {
  const seat = playerId === null ? undefined : seatOf(game, playerId)
  if (!seat || seat.removedAt !== null) return refuse('player_not_found')
  return placed(setup, game, seat, number)
}

/** By chance, all who are in no crew: the class sees them before it starts. */
export function dealCrewsNow(setup: GameSetup, game: Game): Step {
  const crews = crewsIn(setup, game)
  if (!crews) return refuse('not_now')
  const sizes = Array.from({ length: crews.count }, () => 0)
  const seats = activeSeats(game)
  for (const seat of seats) {
    const number = crewIn(crews, seat)
    if (number !== null) sizes[number - 1] = (sizes[number - 1] ?? 0) + 1
  }
  const free = seats.filter((seat) => crewIn(crews, seat) === null)
  let next = game
  for (const { playerId } of shuffled(free, seededRandom(`${setup.seed}:${game.version}:crews`))) {
    const at = sizes.indexOf(Math.min(...sizes))
    sizes[at] = (sizes[at] ?? 0) + 1
    next = withSeat(next, playerId, { crew: at + 1 })
  }
  return { ok: true, game: next }
}
