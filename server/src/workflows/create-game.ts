import {
  type CreateGame,
  GameSettings,
  MAX_PLAYERS_SOLO,
  maxPlayersError,
  readMaxPlayers,
} from '@pathquest/game-core'
import type { z } from 'zod'
import { AppError } from '../errors'
import { newGameCode } from '../random'
import type { Services } from '../services'
import {
  findVisibleQuestionSet,
  type GameSession,
  insertGame,
  listQuestions,
  markGameCancelled,
  type NewGame,
  type Question,
  type QuestionSet,
} from '../store'
import { roomSetup } from './room-setup'

const CODE_TRIES = 20

export type NewGameWish = z.output<typeof CreateGame>

/** Stores a waiting game with its own copy of the questions and makes its room. */
export async function createGame(
  services: Services,
  hostProfileId: string,
  wish: NewGameWish,
): Promise<GameSession> {
  const { store, env, rooms, now } = services
  const game = await insertWithFreeCode(services, await checked(services, hostProfileId, wish))
  try {
    await rooms.setUp(await roomSetup(store.db, env, game))
  } catch (error) {
    // Without a room nobody can play it: it must not stay in the host's list.
    await markGameCancelled(store.db, game.id, now())
    throw error
  }
  return game
}

async function checked(
  { store, now }: Services,
  hostProfileId: string,
  wish: NewGameWish,
): Promise<Omit<NewGame, 'gameCode'>> {
  const isSolo = wish.sessionType === 'solo'
  const maxPlayers = isSolo ? MAX_PLAYERS_SOLO : readMaxPlayers(wish.maxPlayers)
  const rangeError = maxPlayersError(maxPlayers)
  if (rangeError) throw new AppError(rangeError, {}, 'maxPlayers')
  if (isSolo && wish.gameMode === 'team_challenge') {
    throw new AppError('mode_not_for_solo', {}, 'gameMode')
  }
  if (wish.questionSetId.trim() === '') {
    throw new AppError('question_set_required', {}, 'questionSetId')
  }
  const set = await findVisibleQuestionSet(store.db, wish.questionSetId, hostProfileId)
  if (!set) throw new AppError('question_set_not_found', {}, 'questionSetId')
  const { businessDriver } = wish.settings
  const questions = await listQuestions(store.db, set.id, businessDriver)
  if (questions.length === 0) {
    throw businessDriver
      ? new AppError('driver_not_in_set', {}, 'settings.businessDriver')
      : new AppError('no_questions', {}, 'questionSetId')
  }
  return {
    hostProfileId,
    ...copyOf(set),
    gameMode: wish.gameMode,
    sessionType: wish.sessionType,
    maxPlayers,
    isPublic: !isSolo && wish.isPublic,
    allowLateJoin: !isSolo && wish.allowLateJoin,
    settings: isSolo
      ? GameSettings.parse({ ...wish.settings, progressionControl: 'auto' })
      : wish.settings,
    metadata: wish.playAgainOf ? { playAgainOf: wish.playAgainOf } : {},
    createdAt: now(),
    questions: questions.map(questionCopy),
  }
}

const copyOf = (set: QuestionSet) => ({
  questionSetId: set.id,
  setTitle: set.title,
  careerId: set.careerId,
  careerSector: set.careerSector,
})

const questionCopy = (question: Question): NewGame['questions'][number] => ({
  questionId: question.id,
  questionText: question.questionText,
  imageUrl: question.imageUrl,
  options: question.options,
  points: question.points,
  timeLimitSeconds: question.timeLimitSeconds,
  difficulty: question.difficulty,
  questionType: question.questionType,
  businessDriver: question.businessDriver,
  explanation: question.explanation,
})

async function insertWithFreeCode(
  { store }: Services,
  game: Omit<NewGame, 'gameCode'>,
): Promise<GameSession> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const inserted = await insertGame(store.db, { ...game, gameCode: newGameCode() })
    if (inserted.ok) return inserted.game
  }
  throw new AppError('create_failed')
}
