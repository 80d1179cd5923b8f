import { type GameRow, PAUSED_KEPT_MS } from '@pathquest/core'
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
  ...(game.pausedAt === null ? {} : { pausedUntil: game.pausedAt + PAUSED_KEPT_MS }),
  ...(isEndedByFault(game) ? { endedByFault: true } : {}),
})
