import {
  type CreateGame,
  findManifest,
  GameSettings,
  MAX_PLAYERS_SOLO,
  maxPlayersError,
  offers,
  questionsFor,
  readMaxPlayers,
} from '@pathquest/game-core'
import type { z } from 'zod'
import type { Db } from '../db/db'
import {
  findVisibleQuestionSet,
  listQuestions,
  type Question,
  type QuestionSet,
} from '../question-sets'
import { AppError } from '../runtime/errors'
import { newGameCode } from '../runtime/random'
import type { Services } from '../services/services'
import { checkedSettings } from './mode-settings'
import { roomSetup } from './room-setup'
import { type GameSession, insertGame, markGameCancelled, type NewGame } from './store/sessions'

const CODE_TRIES = 20

export type NewGameWish = z.output<typeof CreateGame>

/** A game that is thought through and not stored yet; its code is still to come. */
export type PlannedGame = Omit<NewGame, 'gameCode'>

/** Stores a waiting game with its own copy of the questions and makes its room. */
export async function createGame(
  services: Services,
  hostProfileId: string,
  wish: NewGameWish,
): Promise<GameSession> {
  const { store, now } = services
  const game = await insertWithFreeCode(store.db, await planWish(services, hostProfileId, wish))
  try {
    await openRoom(services, game)
  } catch (error) {
    // Without a room nobody can play it: it must not stay in the host's list.
    await markGameCancelled(store.db, game.id, now())
    throw error
  }
  return game
}

/** Makes the room of a waiting game; where there is one already it stays. */
export async function openRoom({ store, env, rooms }: Services, game: GameSession): Promise<void> {
  await rooms.setUp(await roomSetup(store.db, env, game))
}

/** A game of a set that this account may see. */
export async function planWish(
  services: Services,
  hostProfileId: string,
  wish: NewGameWish,
): Promise<PlannedGame> {
  if (wish.questionSetId.trim() === '') {
    throw new AppError('question_set_required', {}, 'questionSetId')
  }
  checkPlayers(wish)
  const { db } = services.store
  const set = await findVisibleQuestionSet(db, wish.questionSetId, hostProfileId)
  if (!set) throw new AppError('question_set_not_found', {}, 'questionSetId')
  return planGame(services, hostProfileId, wish, set)
}

function checkPlayers({ sessionType, gameMode, maxPlayers }: NewGameWish): number {
  const isSolo = sessionType === 'solo'
  const most = isSolo ? MAX_PLAYERS_SOLO : readMaxPlayers(maxPlayers)
  const rangeError = maxPlayersError(most)
  if (rangeError) throw new AppError(rangeError, {}, 'maxPlayers')
  if (!offers(gameMode, isSolo ? 'solo' : 'class')) {
    if (isSolo) throw new AppError('mode_not_for_solo', {}, 'gameMode')
    throw new AppError('bad_request', { reason: `${gameMode} is played alone` }, 'gameMode')
  }
  return most
}

/** A game of a set that this host may use; who that is, is decided before. */
export async function planGame(
  { store, env, now }: Pick<Services, 'store' | 'env' | 'now'>,
  hostProfileId: string,
  wish: Omit<NewGameWish, 'questionSetId'>,
  set: QuestionSet,
): Promise<PlannedGame> {
  const maxPlayers = checkPlayers({ ...wish, questionSetId: set.id })
  const isSolo = wish.sessionType === 'solo'
  const settings = checkedSettings(wish.gameMode, wish.settings)
  const { businessDriver } = settings
  const found = await listQuestions(store.db, set.id, businessDriver)
  if (found.length === 0) {
    throw businessDriver
      ? new AppError('driver_not_in_set', {}, 'settings.businessDriver')
      : new AppError('no_questions', {}, 'questionSetId')
  }
  const manifest = findManifest(wish.gameMode)
  const questions = manifest ? questionsFor(manifest, found) : []
  if (questions.length === 0) throw new AppError('kinds_not_for_mode', {}, 'gameMode')
  return {
    hostProfileId,
    ...copyOf(set),
    gameMode: wish.gameMode,
    sessionType: wish.sessionType,
    maxPlayers,
    isPublic: !isSolo && wish.isPublic,
    allowLateJoin: !isSolo && wish.allowLateJoin,
    settings: isSolo ? GameSettings.parse({ ...settings, progressionControl: 'auto' }) : settings,
    metadata: {
      // Whose rooms have it, where several servers share one database.
      roomsAt: env.publicOrigin,
      ...(wish.playAgainOf ? { playAgainOf: wish.playAgainOf } : {}),
    },
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
  kind: question.kind,
  shape: question.shape,
  solution: question.solution,
  questionType: question.questionType,
  businessDriver: question.businessDriver,
  explanation: question.explanation,
})

/** Stores a planned game under a code that nobody else has. */
export async function insertWithFreeCode(db: Db, game: PlannedGame): Promise<GameSession> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const inserted = await insertGame(db, { ...game, gameCode: newGameCode() })
    if (inserted.ok) return inserted.game
  }
  throw new AppError('create_failed')
}
