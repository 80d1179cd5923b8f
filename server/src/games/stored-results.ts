import {
  type GameResults,
  openQuestion,
  publicSolution,
  type ResultPost,
  type ReviewedQuestion,
} from '@pathquest/core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { getPace } from './mode-of-game'
import { sessionSummary } from './session-summary'
import { type GameAnswer, listLastAnswers } from './store/answers'
import type { GamePlayer } from './store/players'
import { keyedQuestion, listGameQuestions } from './store/questions'
import type { GameSession } from './store/sessions'
import { type Recipient, storedView } from './stored-view'

/** The result of a game: reported by its room, or what is stored if the room is lost. */
export type GameResult = Omit<ResultPost, 'kind' | 'key'>

export type PlayerResult = ResultPost['players'][number]

/** Older rooms do not report it: there, a player with a place took part. */
export const tookPart = ({ tookPart: reported, placement }: PlayerResult): boolean =>
  reported ?? placement !== null

const PODIUM_PLACES = 3

/** A game that has ended, for as long as it is stored. Whoever had a seat sees it as a player. */
export async function storedResults(
  db: Db,
  game: GameSession,
  player: GamePlayer | null,
): Promise<GameResults> {
  if (game.status !== 'completed') throw new AppError('results_pending')
  const role = player ? 'player' : 'host'
  const who: Recipient = { role, playerId: player?.id ?? null, tab: null }
  const view = await storedView(db, game, who)
  const { careerId, careerTitle, ends } = view.game
  const onPodium = ends === 'ranked' ? view.leaderboard.slice(0, PODIUM_PLACES) : []
  return {
    version: 1,
    session: sessionSummary(game, player === null),
    career: careerId === null || careerTitle === null ? null : { id: careerId, title: careerTitle },
    podium: onPodium.filter(({ totalAnswers }) => totalAnswers > 0),
    standings: view.leaderboard,
    teams: view.teams,
    highlights: view.highlights ?? null,
    you: view.role === 'player' ? view.you : null,
    questions: await reviewedQuestions(db, game, player),
  }
}

/**
 * Questions of a game that has ended, with their solutions, for those to whom a question was
 * closed: in a class all up to the last one asked; at an own pace those that they answered.
 * `asTeacher`: a teacher or observer also sees unanswered ones.
 */
export async function reviewedQuestions(
  db: Db,
  game: GameSession,
  player: GamePlayer | null,
  { asTeacher = false } = {},
): Promise<ReviewedQuestion[]> {
  if (game.outcome !== 'finished') return []
  const questions = await listGameQuestions(db, game.id)
  const answers = player
    ? await listLastAnswers(db, { gameSessionId: game.id, playerId: player.id })
    : new Map<string, GameAnswer>()
  const isTogether = game.sessionType === 'multiplayer' && getPace(game) === 'class'
  const isWhole = asTeacher && !isTogether
  const last = isWhole ? questions.length : lastClosed(game)
  return questions.flatMap((stored, index) => {
    const answer = answers.get(stored.questionId)
    return answer || index <= last ? [reviewed(keyedQuestion(stored), index, answer)] : []
  })
}

export const lastClosed = (game: GameSession): number =>
  getPace(game) === 'class' ? game.currentQuestionIndex : -1

function verdictOf(given: GameAnswer | undefined): ReviewedQuestion['verdict'] {
  if (!given || given.isCorrect === null) return null
  const { isCorrect, share, pointsEarned } = given
  const isPartly = !isCorrect && share !== null && share > 0
  return { isCorrect, ...(isPartly && { isPartly: true as const }), pointsEarned }
}

function reviewed(
  question: ReturnType<typeof keyedQuestion>,
  index: number,
  given: GameAnswer | undefined,
): ReviewedQuestion {
  return {
    index,
    question: { ...openQuestion(question), options: question.options },
    solution: publicSolution(question),
    answer: given?.answer ?? given?.selectedOptionIndex ?? null,
    verdict: verdictOf(given),
    answerTimeMs: given?.answerTimeMs ?? null,
  }
}
