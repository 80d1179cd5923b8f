import { type GameSession, listPlayers, makeHostCommand, removePlayer } from '../games'
import { AppError } from '../runtime/errors'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { cancelGame, lostResult, settle } from '../settlement'

/**
 * A solo game could not be started: ends it, here and, if reachable, in its room. The requester
 * gets the original error, not one from here.
 */
export async function abandonSolo(
  services: Services,
  game: GameSession,
  cause: unknown,
): Promise<void> {
  const { log } = services
  const gameId = game.id
  try {
    const isCancelled = await cancel(services, gameId)
    const hasRooms = !(cause instanceof AppError && cause.code === 'room_unavailable')
    const isEnded = hasRooms && (await endInRoom(services, game))
    // The room had reported its start and is unreachable now.
    if (!isCancelled && !isEnded) {
      await settle(services, gameId, (tx, game) => lostResult(tx, game, services.now()))
    }
  } catch (error) {
    log.error({ gameId, error: describeError(error) }, 'a solo game stays half begun')
  }
}

/** Nobody played: the seat in it is deleted, too. */
async function cancel({ store, now }: Services, gameId: string): Promise<boolean> {
  const cancelled = await cancelGame(store, gameId, { endedAt: now() })
  if (!cancelled) return false
  for (const { id } of await listPlayers(store.db, gameId)) await removePlayer(store.db, id)
  return true
}

/** A room that has started settles by itself. */
async function endInRoom({ rooms }: Services, game: GameSession): Promise<boolean> {
  try {
    await rooms.command(game, makeHostCommand('end'))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
