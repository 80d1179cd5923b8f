import {
  type CreateGame,
  GameSettings,
  MAX_PLAYERS_SOLO,
  maxPlayersError,
  readMaxPlayers,
  seededRandom,
} from '@pathquest/core'
import { findManifest, playsQuestions } from '@pathquest/modes/catalogue'
import { chooseQuestions } from '@pathquest/modes/choose-questions'
import type * as z from 'zod'
import type { Db } from '../db/db'
import type { Principal } from '../http/app-env'
import {
  findVisibleQuestionSet,
  listQuestions,
  type Question,
  type QuestionSet,
} from '../question-sets'
import { AppError } from '../runtime/errors'
import { newGameCode, newSeed } from '../runtime/tokens'
import type { Services } from '../services/services'
import { dealGame } from './deal-game'
import {
  findFormerGame,
  formerQuestions,
  type PartOfGame,
  pickPart,
  shuffleQuestions,
} from './drawn-questions'
import { checkedSettings, existingMode } from './mode-of-game'
import { checkOneDevice, insertSeats, withoutPhones } from './one-device'
import { roomSetup } from './room-setup'
import { type GameSession, insertGame, markGameCancelled, type NewGame } from './store/sessions'

const CODE_TRIES = 20

export type NewGameRequest = z.output<typeof CreateGame>

/** A game that is planned and not stored yet; its code is still missing. */
export type PlannedGame = Omit<NewGame, 'gameCode'>

/**
 * Stores a waiting game with its own copy of the questions and creates its room. Whether the caller
 * teaches `classId` was checked before.
 */
export async function createGame(
  services: Services,
  by: Principal,
  wanted: NewGameRequest,
): Promise<GameSession> {
  const { store, now } = services
  const requested = withoutPhones(wanted)
  const hostProfileId = by.profileId as string
  const planned = await (requested.fromGame
    ? planFromGame(services, by, requested, requested.fromGame)
    : playsQuestions(requested.gameMode)
      ? planRequestedGame(services, hostProfileId, requested)
      : planDealtGame(services, hostProfileId, requested))
  const game = await insertWithFreeCode(store.db, planned)
  try {
    await insertSeats(store.db, game)
    await openRoom(services, game)
  } catch (error) {
    // Without a room nobody can play it: it must not stay in the host's list.
    await markGameCancelled(store.db, game.id, now())
    throw error
  }
  return game
}

/** Creates the room of a waiting game; an existing one stays as it is. */
export async function openRoom({ store, env, rooms }: Services, game: GameSession): Promise<void> {
  await rooms.setUp(game, await roomSetup(store.db, env, game))
}

/** A game of a set that this account may see. */
export async function planRequestedGame(
  services: Services,
  hostProfileId: string,
  requested: NewGameRequest,
): Promise<PlannedGame> {
  if (requested.questionSetId.trim() === '') {
    throw new AppError('question_set_required', {}, 'questionSetId')
  }
  checkPlayers(requested)
  const { db } = services.store
  const set = await findVisibleQuestionSet(db, requested.questionSetId, hostProfileId)
  if (!set) throw new AppError('question_set_not_found', {}, 'questionSetId')
  return planGame(services, hostProfileId, requested, set)
}

function checkPlayers(requested: SetlessGameRequest): number {
  const { sessionType, gameMode, maxPlayers } = requested
  const isSolo = sessionType === 'solo'
  const most = isSolo ? MAX_PLAYERS_SOLO : readMaxPlayers(maxPlayers)
  const rangeError = maxPlayersError(most)
  if (rangeError) throw new AppError(rangeError, {}, 'maxPlayers')
  if (!existingMode(gameMode).offers.includes(isSolo ? 'solo' : 'class')) {
    if (isSolo) throw new AppError('mode_not_for_solo', {}, 'gameMode')
    throw new AppError('bad_request', { reason: `${gameMode} is played alone` }, 'gameMode')
  }
  checkOneDevice(requested)
  return most
}

/** A game of a mode that plays careers, or texts of its own: without a set. */
export async function planDealtGame(
  services: Services,
  hostProfileId: string,
  requested: SetlessGameRequest,
): Promise<PlannedGame> {
  checkPlayers(requested)
  const settings = checkedSettings(requested.gameMode, requested.settings)
  const { industry, language = 'en' } = requested.deck ?? {}
  const { material, ...dealt } = await dealGame(services.store.db, {
    hostProfileId,
    gameMode: requested.gameMode,
    modeSettings: settings.modeSettings,
    topic: { careerId: null, industry: industry ?? null },
    language,
  })
  const game = planned(services, hostProfileId, requested, {
    questionSetId: null,
    careerId: null,
    careerSector: null,
    ...dealt,
    // Dealt in an order that the mode has chosen.
    settings: { ...settings, shuffleQuestions: false, shuffleOptions: false },
  })
  return {
    ...game,
    metadata: { ...game.metadata, material, deck: { ...(industry && { industry }), language } },
  }
}

/** A game from another one's questions: neither the set nor access to it is checked. */
async function planFromGame(
  services: Services,
  by: Principal,
  requested: NewGameRequest,
  fromGame: PartOfGame,
): Promise<PlannedGame> {
  checkPlayers(requested)
  const { db } = services.store
  const former = await findFormerGame(db, by, fromGame)
  const { gameMode } = requested
  const settings = checkedSettings(gameMode, requested.settings)
  return planned(services, by.profileId as string, requested, {
    questionSetId: former.questionSetId,
    setTitle: former.setTitle,
    careerId: former.careerId,
    careerSector: former.careerSector,
    settings,
    questions: await formerQuestions(db, fromGame, { gameMode, settings }),
  })
}

/** A game of a set that this host may use; the caller has checked that. */
export async function planGame(
  services: Ground,
  hostProfileId: string,
  requested: SetlessGameRequest,
  set: QuestionSet,
): Promise<PlannedGame> {
  checkPlayers(requested)
  const settings = checkedSettings(requested.gameMode, requested.settings)
  const chosen = chooseQuestions(
    await listQuestions(services.store.db, set.id),
    {
      ...pickPart(requested),
      businessDriver: settings.businessDriver,
      oneDevice: settings.oneDevice?.answers,
    },
    findManifest(requested.gameMode),
    requested.playAgainOf !== undefined,
  )
  if (!chosen.ok) throw new AppError(chosen.code, {}, FIELD_OF[chosen.code])
  const questions = chosen.questions.map(questionCopy)
  return planned(services, hostProfileId, requested, { ...copyOf(set), settings, questions })
}

type Ground = Pick<Services, 'store' | 'rooms' | 'now'>
type SetlessGameRequest = Omit<NewGameRequest, 'questionSetId'>
type Played = Pick<
  PlannedGame,
  'questionSetId' | 'setTitle' | 'careerId' | 'careerSector' | 'questions'
> & { settings: GameSettings }

function planned(
  { rooms, now }: Ground,
  hostProfileId: string,
  requested: SetlessGameRequest,
  { settings, questions, ...played }: Played,
): PlannedGame {
  const maxPlayers = checkPlayers(requested)
  const isSolo = requested.sessionType === 'solo'
  return {
    hostProfileId,
    ...played,
    classId: requested.classId ?? null,
    gameMode: requested.gameMode,
    sessionType: requested.sessionType,
    maxPlayers,
    isPublic: !isSolo && requested.isPublic,
    allowLateJoin: !isSolo && requested.allowLateJoin,
    settings: isSolo ? GameSettings.parse({ ...settings, progressionControl: 'auto' }) : settings,
    storeId: rooms.chooseStore(),
    metadata: {
      ...(requested.playAgainOf ? { playAgainOf: requested.playAgainOf } : {}),
      ...pickPart(requested),
    },
    createdAt: now(),
    // Shuffled once for everybody: a room that is created again plays the same game.
    questions: shuffleQuestions(questions, settings, seededRandom(newSeed())),
  }
}

/** The field that a page can highlight if a choice leaves no game. */
const FIELD_OF: Readonly<Record<string, string>> = {
  no_questions: 'questionSetId',
  questions_not_in_set: 'questionIds',
  driver_not_in_set: 'settings.businessDriver',
  kinds_not_for_mode: 'gameMode',
}

/** What a game keeps of its set. */
export const copyOf = (set: QuestionSet) => ({
  questionSetId: set.id,
  setTitle: set.title,
  careerId: set.careerId,
  careerSector: set.careerSector,
})

export const questionCopy = (question: Question): NewGame['questions'][number] => ({
  questionId: question.id,
  questionText: question.questionText,
  imageUrl: question.imageUrl,
  imageAlt: question.imageAlt,
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

/** Stores a planned game under a unique code. */
export async function insertWithFreeCode(db: Db, game: PlannedGame): Promise<GameSession> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const inserted = await insertGame(db, { ...game, gameCode: newGameCode() })
    if (inserted.ok) return inserted.game
  }
  throw new AppError('create_failed')
}
