import { refuse } from '../errors'
import { distinctName } from '../players/distinct-name'
import { generateName } from '../players/name-generator'
import { seededRandom } from '../random'
import { activeSeats, type Step } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { withRosterPost } from './outbox'
import { seatOf, withSeat } from './presence'

/** A generated name that nobody in this game has. */
export function generateUniqueName(setup: GameSetup, game: Game, taken: readonly string[]): string {
  return distinctName(generateName(seededRandom(`${setup.seed}:${game.version}:name`)), taken)
}

/** Names in the game, including those of reserved and choosing players. */
export const takenNames = (game: Game, but?: string): string[] =>
  [...activeSeats(game), ...Object.values(game.reserved)]
    .filter(({ playerId }) => playerId !== but)
    .map(({ displayName }) => displayName)

/** Shows one player's name as requested; null: everybody's except doubtful ones. */
export function approveName(game: Game, playerId: string | null, now: number): Step {
  if (playerId === null) return approveAll(game, now)
  const seat = seatOf(game, playerId)
  if (!seat || seat.removedAt !== null) return refuse('player_not_found')
  return {
    ok: true,
    game: withRosterPost(approved(game, seat), now),
    notify: recipientsOf(game, playerId),
  }
}

function approveAll(game: Game, now: number): Step {
  const waiting = activeSeats(game).filter(
    ({ nameWish, wishIsDoubtful }) => nameWish !== undefined && !wishIsDoubtful,
  )
  if (waiting.length === 0) return { ok: true, game }
  return { ok: true, game: withRosterPost(waiting.reduce(approved, game), now), notify: 'class' }
}

function approved(game: Game, { playerId, nameWish }: Seat): Game {
  if (nameWish === undefined) return game
  const displayName = distinctName(nameWish, takenNames(game, playerId))
  return withSeat(game, playerId, { displayName, nameWish: undefined, wishIsDoubtful: undefined })
}

/** A new name from the host, validated by the caller; null: a generated one. */
export function rename(
  setup: GameSetup,
  game: Game,
  { playerId, displayName }: { playerId: string | null; displayName: string | null },
  now: number,
): Step {
  if (game.status === 'completed') return refuse('game_over')
  const seat = playerId === null ? undefined : seatOf(game, playerId)
  if (!seat || seat.removedAt !== null) return refuse('player_not_found')
  const taken = takenNames(game, seat.playerId)
  // A newly generated name differs from the current one.
  const name =
    displayName === null
      ? generateUniqueName(setup, game, [...taken, seat.displayName])
      : distinctName(displayName, taken)
  const renamed = withSeat(game, seat.playerId, {
    displayName: name,
    nameWish: undefined,
    wishIsDoubtful: undefined,
  })
  return { ok: true, game: withRosterPost(renamed, now), notify: recipientsOf(game, seat.playerId) }
}

/** In the lobby everybody gets the roster anyway. */
const recipientsOf = (game: Game, playerId: string) =>
  game.status === 'waiting' ? [playerId] : ('class' as const)
