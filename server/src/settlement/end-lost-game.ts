import type { Db } from '../db/db'
import { findGame, type GameSession } from '../games'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { lostResult } from './lost-result'
import { cancelGame, type Settling, settle } from './settle-game'

/** Longer than making a room can take: its game is stored before it. */
const BEING_MADE_MS = 60_000

export type EndGameServices = Pick<Services, 'store' | 'env' | 'now' | 'log' | 'lti'> & {
  rooms: Pick<Services['rooms'], 'serves'>
}

/**
 * A room answered that it does not exist, of a game that should live: the game is ended with what
 * is known of it. Who asked gets the room's answer, whatever comes of this.
 */
export async function endLostGame(services: EndGameServices, gameId: string): Promise<void> {
  const { store, rooms, now, log, lti } = services
  try {
    const game = await findGame(store.db, gameId)
    if (!game || !shouldHaveRoom(rooms, game, now())) return
    await endAsKnown(services, game)
    if (game.status === 'in_progress') lti.wakeScores()
    log.warn({ gameId, status: game.status }, 'the room of a game is lost: the game was ended')
  } catch (error) {
    log.error({ gameId, error: describeError(error) }, 'a game without a room could not be ended')
  }
}

/** Ends a live game whose room nobody will ask again: with what is known of it. */
export async function endAsKnown(services: Settling, game: GameSession): Promise<void> {
  const { store, now } = services
  if (game.status === 'waiting') {
    await cancelGame(store, game.id, { endedAt: now(), endedByFault: true })
  } else {
    const result = (tx: Db, found: GameSession) => lostResult(tx, found, now())
    await settle(services, game.id, result)
  }
}

/**
 * Whether the rooms of this server should have it. One that is just being made has none yet; one
 * of another store, or of a store that is not known, may well have its room there.
 */
export function shouldHaveRoom(
  rooms: Pick<Services['rooms'], 'serves'>,
  game: Pick<GameSession, 'status' | 'createdAt' | 'storeId'>,
  now: number,
): boolean {
  if (game.status === 'completed' || !rooms.serves(game.storeId)) return false
  return game.status === 'in_progress' || now >= game.createdAt + BEING_MADE_MS
}
