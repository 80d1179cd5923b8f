import { type GameRow, PAUSED_RETENTION_MS, type SessionSummary } from '@pathquest/core'
import { getPart } from './drawn-questions'

import { storedSettings } from './mode-of-game'
import type { GameInList } from './store/lists'
import { type GameSession, isEndedByFault } from './store/sessions'

/** A game as its host and players may see it: no solution, no host id. */
export function sessionSummary(game: GameSession, isHost: boolean): SessionSummary {
  return {
    id: game.id,
    gameCode: game.gameCode,
    questionSetId: game.questionSetId,
    title: game.setTitle,
    totalQuestions: game.totalQuestions,
    gameMode: game.gameMode,
    sessionType: game.sessionType,
    status: game.status,
    outcome: game.outcome,
    maxPlayers: game.maxPlayers,
    isPublic: game.isPublic,
    allowLateJoin: game.allowLateJoin,
    settings: storedSettings(game),
    isHost,
    createdAt: game.createdAt,
    startedAt: game.startedAt,
    endedAt: game.endedAt,
    ...(isHost ? { ...getPart(game), ...getDeck(game) } : {}),
    ...(isHost && game.classId !== null ? { classId: game.classId } : {}),
    ...(isEndedByFault(game) ? { endedByFault: true } : {}),
  }
}

export const getDeck = ({ metadata }: GameSession): Pick<SessionSummary, 'deck'> =>
  metadata.deck === undefined ? {} : { deck: metadata.deck as SessionSummary['deck'] }

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
  ...(game.pausedAt === null ? {} : { pausedUntil: game.pausedAt + PAUSED_RETENTION_MS }),
  ...(isEndedByFault(game) ? { endedByFault: true } : {}),
})
