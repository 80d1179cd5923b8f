import { refuse } from '../errors'
import { seededRandom } from '../random'
import { GAME_CODE_ALPHABET, readCodeSigns } from '../rooms/game-code'
import { SEAT_CODE_LENGTH, SEAT_CODE_MS } from '../rooms/timing'
import { activeSeats, type Step } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { withRosterPost } from './outbox'
import { seatOf, withSeat } from './presence'

/** What the host does for one player: more time, and a way back on another device. */

/** `factor` 1 removes it. */
export function extraTime(game: Game, playerId: string | null, factor: number | null): Step {
  if (game.status === 'completed') return refuse('game_over')
  const seat = helpedSeat(game, playerId)
  if (!seat || factor === null) return refuse('player_not_found')
  const timeFactor = factor === 1 ? undefined : factor
  return { ok: true, game: withSeat(game, seat.playerId, { timeFactor }), notify: [seat.playerId] }
}

/** A code for this seat, shown only to the host; the newest one is valid. */
export function newSeatCode(
  setup: GameSetup,
  game: Game,
  playerId: string | null,
  now: number,
): Step {
  if (game.status === 'completed') return refuse('game_over')
  const seat = helpedSeat(game, playerId)
  if (!seat) return refuse('player_not_found')
  const random = seededRandom(`${setup.seed}:${game.version}:seat code`)
  const inUse = activeSeats(game).map(({ seatCode }) => seatCode?.code)
  let code: string
  do code = generateCode(random)
  while (inUse.includes(code))
  const seatCode = { code, until: now + SEAT_CODE_MS }
  return { ok: true, game: withSeat(game, seat.playerId, { seatCode }) }
}

/**
 * Moves the seat to the device that entered the code. Works once; repeating the same command is
 * idempotent.
 */
export function claim(
  game: Game,
  { seatCode, commandId }: { seatCode: string; commandId: string },
  now: number,
): Step {
  const typed = readCodeSigns(seatCode)
  const seat = activeSeats(game).find(({ seatCode }) => seatCode?.code === typed)
  const { until = 0, takenBy } = seat?.seatCode ?? {}
  if (!seat || now >= until || (takenBy && takenBy !== commandId))
    return refuse('seat_code_invalid')
  if (game.status === 'completed') return refuse('game_over')
  const { playerId, displayName, joinedAt } = seat
  const player = { playerId, displayName, joinedAt, rejoined: true }
  if (takenBy) return { ok: true, game, player }
  const here = seat.connected ? {} : { lostAt: now, leftAt: null }
  const taken = { code: typed, until, takenBy: commandId }
  return {
    ok: true,
    game: withRosterPost(withSeat(game, playerId, { ...here, seatCode: taken }), now),
    player,
  }
}

function helpedSeat(game: Game, playerId: string | null): Seat | undefined {
  const seat = playerId === null ? undefined : seatOf(game, playerId)
  return seat?.removedAt === null ? seat : undefined
}

const generateCode = (random: () => number): string =>
  Array.from(
    { length: SEAT_CODE_LENGTH },
    () => GAME_CODE_ALPHABET[Math.floor(random() * GAME_CODE_ALPHABET.length)],
  ).join('')
