import type { Db } from '../db/db'
import type { Services } from '../services/services'
import { getPace } from './mode-of-game'
import { type GameAnswer, listLastAnswers } from './store/answers'
import type { GamePlayer } from './store/players'
import { listGameQuestions } from './store/questions'
import type { GameSession } from './store/sessions'
import { lastClosed } from './stored-results'
import { currentView } from './stored-view'

/** The requester: a player's seat, null for the host. */
type Looking = GamePlayer | null

/**
 * Whether a question of a game is closed for a player, or for its host. The current question of a
 * class counts only if their live view of the room shows it as closed: the stored state may be
 * behind.
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
  const { stage } = (await currentView(services, game, who)).view
  return stage.name === 'result' && stage.question.id === questionId
}

/**
 * While a game is in progress: in a class those before the current one, which may still be open;
 * else those that the player answered.
 */
async function storedAsClosed(db: Db, game: GameSession, player: Looking): Promise<Set<string>> {
  const ids = (await listGameQuestions(db, game.id)).map(({ questionId }) => questionId)
  const isOver = game.status === 'completed'
  if (!player && isOver) return new Set(ids)
  const isClassAtWork = !isOver && getPace(game) === 'class'
  const last = isClassAtWork ? game.currentQuestionIndex - 1 : isOver ? lastClosed(game) : -1
  const answers =
    !player || isClassAtWork
      ? new Map<string, GameAnswer>()
      : await listLastAnswers(db, { gameSessionId: game.id, playerId: player.id })
  return new Set(ids.filter((id, index) => answers.has(id) || index <= last))
}
