import type { GameSettings } from '@pathquest/core'
import { findManifest } from '@pathquest/modes/catalogue'
import { chooseQuestions } from '@pathquest/modes/choose-questions'
import type { Db } from '../db/db'
import type { Principal } from '../http/principal'
import { AppError } from '../runtime/errors'
import { hostsGame } from './hosts-game'
import type { PartOfGame } from './part-of-set'
import { listGameQuestions } from './store/questions'
import { findGame, type GameQuestionCopy, type GameSession } from './store/sessions'

/**
 * A class game that is over and whose questions this teacher may play again. Throws
 * `game_not_found` for every other, `results_pending` for one that is not settled.
 */
export async function findFormerGame(
  db: Db,
  by: Principal,
  { gameId }: PartOfGame,
): Promise<GameSession> {
  const former = await findGame(db, gameId)
  const isPlayed = former?.sessionType === 'multiplayer' && former.outcome !== 'cancelled'
  if (!former || !isPlayed || !(await hostsGame(db, by, former))) {
    throw new AppError('game_not_found', {}, 'fromGame')
  }
  if (former.status !== 'completed') throw new AppError('results_pending', {}, 'fromGame')
  return former
}

/** The game's own copies of these questions, in the order asked for; never none. */
export async function formerQuestions(
  db: Db,
  { gameId, questionIds }: PartOfGame,
  { gameMode, settings }: { gameMode: string; settings: GameSettings },
): Promise<GameQuestionCopy[]> {
  const stored = (await listGameQuestions(db, gameId)).map((question) => ({
    ...question,
    id: question.questionId,
  }))
  const chosen = chooseQuestions(
    stored,
    { questionIds, businessDriver: settings.businessDriver },
    findManifest(gameMode),
    true,
  )
  if (!chosen.ok) {
    const isGone = chosen.code === 'questions_not_in_set' || chosen.code === 'no_questions'
    throw new AppError(isGone ? 'questions_not_in_game' : chosen.code, {}, 'fromGame')
  }
  return chosen.questions.map(
    ({ id: _id, gameSessionId: _game, orderIndex: _place, ...question }) => question,
  )
}
