import type { GameRow } from '@pathquest/game-core'
import type { GameInList } from './store/lists'
import { isEndedByFault } from './store/sessions'

/** A game as one row of a list. */
export const gameRow = (game: GameInList): GameRow => ({
  sessionId: game.id,
  gameCode: game.gameCode,
  title: game.setTitle,
  gameMode: game.gameMode,
  sessionType: game.sessionType,
  status: game.status,
  playerCount: game.playerCount,
  createdAt: game.createdAt,
  ...(isEndedByFault(game) ? { endedByFault: true } : {}),
})
