import {
  contentOf,
  DOCUMENTED_KIND,
  type GameSettings,
  type QuestionContent,
  type Random,
  shuffled,
  toStoredFields,
} from '@pathquest/core'
import { questionKind } from '@pathquest/kinds/rules'
import { findManifest } from '@pathquest/modes/catalogue'
import { chooseQuestions } from '@pathquest/modes/choose-questions'
import type { Db } from '../db/db'
import type { Principal } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { hostsGame } from './host-command'
import { listGameQuestions } from './store/questions'
import { findGame, type GameQuestionCopy, type GameSession } from './store/sessions'

/** The part of its set that a game is made of, besides the driver, which is a setting. */
export interface PartOfSet {
  questionIds?: string[]
  firstQuestions?: number
}

/** Questions of an earlier game, as they were played there. */
export interface PartOfGame {
  gameId: string
  questionIds: string[]
}

interface Chosen extends PartOfSet {
  fromGame?: PartOfGame
}

/** What is stored of the choice; for questions of an earlier game that is in `fromGame`. */
export const pickPart = ({ questionIds, firstQuestions, fromGame }: Chosen): Chosen => ({
  ...(questionIds ? { questionIds } : {}),
  ...(firstQuestions ? { firstQuestions } : {}),
  ...(fromGame ? { fromGame } : {}),
})

/** The part as requested when the game was made. */
export const getPart = ({ metadata }: GameSession): Chosen => pickPart(metadata)

type Shuffling = Pick<GameSettings, 'shuffleQuestions' | 'shuffleOptions'>

/** The game's question copies in the order for everybody; right answers move with their options. */
export function shuffleQuestions(
  questions: readonly GameQuestionCopy[],
  requested: Shuffling,
  random: Random,
): GameQuestionCopy[] {
  const ordered = requested.shuffleQuestions ? shuffled(questions, random) : [...questions]
  return requested.shuffleOptions
    ? ordered.map((question) => ({ ...question, ...shuffledParts(question, random) }))
    : ordered
}

/** Shuffled by its kind; a kind without `shuffle` leaves it as it is. */
function shuffledParts(
  { kind: id = DOCUMENTED_KIND, options, shape = null, solution = null }: GameQuestionCopy,
  random: Random,
): Partial<GameQuestionCopy> {
  const kind = questionKind(id)
  if (!kind.shuffle) return {}
  const asked = contentOf({ kind: id, options, shape, solution })
  const read = kind.readShape(asked.shape)
  const moved = kind.shuffle(read, kind.readSolution(asked.solution, read), random)
  return toStoredFields(id, moved as QuestionContent)
}

/**
 * A class game that has ended and whose questions this teacher may play again. Throws
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

/** The game's own copies of these questions, in the requested order; never empty. */
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
    {
      questionIds,
      businessDriver: settings.businessDriver,
      oneDevice: settings.oneDevice?.answers,
    },
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
