import type { Db } from '../db/db'
import type { Store } from '../db/store'
import { findGame, type GameSession } from '../games'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { lostResult } from './lost-result'
import { cancelGame, settle } from './settle-game'

/** Longer than making a room can take: its game is stored before it. */
const BEING_MADE_MS = 60_000

export type EndGameServices = Pick<Services, 'store' | 'env' | 'now' | 'log' | 'lti'>

/**
 * A room answered that it does not exist, of a game that should live: the game is ended with what
 * is known of it. Who asked gets the room's answer, whatever comes of this.
 */
export async function endLostGame(services: EndGameServices, gameId: string): Promise<void> {
  const { store, env, now, log, lti } = services
  try {
    const game = await findGame(store.db, gameId)
    if (!game || !shouldHaveRoom(store, env, game, now())) return
    if (game.status === 'waiting') {
      await cancelGame(store, gameId, { endedAt: now(), endedByFault: true })
    } else {
      const result = (tx: Db, found: GameSession) => lostResult(tx, found, now())
      await settle(services, gameId, result)
      lti.wakeScores()
    }
    log.warn({ gameId, status: game.status }, 'the room of a game is lost: the game was ended')
  } catch (error) {
    log.error({ gameId, error: describeError(error) }, 'a game without a room could not be ended')
  }
}

/**
 * Whether the rooms of this server should have it. One that is just being made has none yet; one
 * of another server, which shares the database, has its room there.
 */
export function shouldHaveRoom(
  { dialect }: Pick<Store, 'dialect'>,
  { publicOrigin }: Pick<Services['env'], 'publicOrigin'>,
  game: Pick<GameSession, 'status' | 'createdAt' | 'metadata'>,
  now: number,
): boolean {
  if (game.status === 'completed') return false
  if (game.status === 'waiting' && now < game.createdAt + BEING_MADE_MS) return false
  return dialect === 'sqlite' || game.metadata.roomsAt === publicOrigin
}
