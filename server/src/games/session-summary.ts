import type { SessionSummary } from '@pathquest/core'
import { storedSettings } from './mode-settings'
import { partOfGame } from './part-of-set'
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
    ...(isHost ? partOfGame(game) : {}),
    ...(isEndedByFault(game) ? { endedByFault: true } : {}),
  }
}
