import { countAskedQuestions, getGradeBasis } from './mode-of-game'
import type { GamePlayer } from './store/players'
import { type GameSession, isEndedByFault } from './store/sessions'

/** One person's part in one game. */
export interface Attempt {
  game: Pick<
    GameSession,
    | 'gameMode'
    | 'sessionType'
    | 'status'
    | 'outcome'
    | 'metadata'
    | 'currentQuestionIndex'
    | 'totalQuestions'
  >
  player: Pick<GamePlayer, 'classAverageScore' | 'tookPart' | 'totalAnswers'>
}

/** 0-100 as the mode grades; null: there is nothing for a gradebook. */
export function gradeOf({ game, player }: Attempt): number | null {
  const grades = getGradeBasis(game)
  if (grades === 'points') return player.classAverageScore
  return grades === 'participation' && player.tookPart ? 100 : null
}

/**
 * Played to its end, with at least one answer, or having taken part where no points count; alone,
 * also without, past the first question: the solutions were shown, and a second first attempt would
 * know them. Where a fault ended it and its score is not known, it was none.
 */
export const isFinished = ({ game, player }: Attempt): boolean =>
  game.outcome === 'finished' &&
  (gradeOf({ game, player }) !== null || !isEndedByFault(game)) &&
  (player.totalAnswers > 0 ||
    (getGradeBasis(game) !== 'points' && player.tookPart === true) ||
    (game.sessionType === 'solo' && game.currentQuestionIndex > 0))

/** What an attempt counts its answers of: to come while it runs, then what it asked. */
export const questionsOf = (game: Attempt['game']): number =>
  game.status === 'completed' ? countAskedQuestions(game) : game.totalQuestions
