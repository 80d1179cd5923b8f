import type { Services } from '../services/services'
import { type GamePlayer, removePlayer, updatePlayerConnection } from './store/players'
import type { GameSession } from './store/sessions'

/** In the lobby the seat is free again; in the game it waits for its player. */
export async function leaveGame(
  { store, rooms, now }: Services,
  game: GameSession,
  player: GamePlayer,
): Promise<void> {
  const { status } = await rooms.command(game.id, { type: 'leave', playerId: player.id })
  if (status === 'waiting') await removePlayer(store.db, player.id)
  else await updatePlayerConnection(store.db, player.id, false, now())
}
