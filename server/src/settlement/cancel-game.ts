import { type GameSession, markGameCancelled, updateGameMetadata } from '../games'
import type { Services } from '../services/services'

/** A waiting game is over before it began. Undefined: it was not waiting any more. */
export async function cancelGame(
  store: Services['store'],
  gameId: string,
  { endedAt, endedByFault }: { endedAt: number; endedByFault?: boolean | undefined },
): Promise<GameSession | undefined> {
  return store.transact(async (tx) => {
    const game = await markGameCancelled(tx, gameId, endedAt)
    if (game && endedByFault) {
      await updateGameMetadata(tx, gameId, { ...game.metadata, endedByFault })
    }
    return game
  })
}
