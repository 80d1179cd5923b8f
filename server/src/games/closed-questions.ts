import type { Db } from '../db/db'
import type { Services } from '../services/services'
import { paceOf } from './mode-of-game'
import { type GameAnswer, listLastAnswers } from './store/answers'
import type { GamePlayer } from './store/players'
import { listGameQuestions } from './store/questions'
import type { GameSession } from './store/sessions'
import { lastClosed } from './stored-results'
import { currentView } from './stored-view'

/** Who looks: a player by the seat, null the host. */
type Looking = GamePlayer | null

/**
 * Whether a question of a game is closed for a player, or for its host. The question that a class
 * is on counts only once their own view of the room says so: what is stored may be behind it.
 */
export async function isClosedQuestion(
  services: Services,
  game: GameSession,
  looking: Looking,
  questionId: string,
): Promise<boolean> {
  const { db } = services.store
  if ((await storedAsClosed(db, game, looking)).has(questionId)) return true
  if (game.status === 'completed') return false
  const who = looking
    ? { role: 'player' as const, playerId: looking.id, tab: null }
    : { role: 'screen' as const, playerId: null, tab: 'report' }
  const { stage } = (await currentView(services, game.id, who)).view
  return stage.name === 'result' && stage.question.id === questionId
}

/**
 * While a game is played: of a class those before the one it is on, which may still be open; else
 * what the player answered.
 */
async function storedAsClosed(db: Db, game: GameSession, player: Looking): Promise<Set<string>> {
  const ids = (await listGameQuestions(db, game.id)).map(({ questionId }) => questionId)
  const isOver = game.status === 'completed'
  if (!player && isOver) return new Set(ids)
  const isClassAtWork = !isOver && paceOf(game) === 'class'
  const last = isClassAtWork ? game.currentQuestionIndex - 1 : isOver ? lastClosed(game) : -1
  const answers =
    !player || isClassAtWork
      ? new Map<string, GameAnswer>()
      : await listLastAnswers(db, { gameSessionId: game.id, playerId: player.id })
  return new Set(ids.filter((id, index) => answers.has(id) || index <= last))
}
