import type { Seat } from '@pathquest/game-core'
import type { Principal } from '../http/principal'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { hostsGame } from './hosts-game'
import { findPlayer, findPlayerByProfile } from './store/players'
import { findGame, type GameSession } from './store/sessions'

/** The finished game that a new one follows: the caller must have hosted it. */
export async function checkPlayAgain(
  { store }: Services,
  by: Principal,
  formerId: string | undefined,
): Promise<void> {
  if (formerId === undefined) return
  const former = await findGame(store.db, formerId)
  if (!former || !(await hostsGame(store.db, by, former))) {
    throw new AppError('game_not_found', {}, 'playAgainOf')
  }
}

/** Players of the finished game get a Join button, as long as its room still stands. */
export async function announceNextGame(
  { rooms, log }: Services,
  game: GameSession,
  formerId: string | undefined,
): Promise<void> {
  if (formerId === undefined) return
  try {
    await rooms.command(formerId, { type: 'next_game', gameCode: game.gameCode })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The new game stands all the same; its players come by code.
    log.warn({ code: error.code }, 'the former game was not told of its successor')
  }
}

/** Who had an account's seat in the former game may enter the next, public or not. */
export async function isFormerPlayer(
  { store }: Services,
  game: GameSession,
  by: { profileId: string | null; seatSessionId: string | null },
): Promise<boolean> {
  const former = game.metadata.playAgainOf
  if (typeof former !== 'string') return false
  if (by.seatSessionId === former) return true
  if (by.profileId === null) return false
  const seat = await findPlayerByProfile(store.db, former, by.profileId)
  return seat !== undefined && seat.removedAt === null
}

/** Whose seat it was in the game before this one: a course's student stays who they are. */
export async function accountOfFormerSeat(
  { store }: Services,
  game: GameSession,
  seat: Seat | null,
): Promise<string | null> {
  if (seat === null || game.metadata.playAgainOf !== seat.sessionId) return null
  const player = await findPlayer(store.db, seat.playerId)
  return player?.gameSessionId === seat.sessionId ? player.profileId : null
}
