import { CreateGame, SOLO_GAMES_OPEN_MAX } from '@pathquest/core'
import { findCareer } from '../careers'
import { careerSectorOf } from '../content'
import {
  beginSolo,
  type GameSession,
  insertWithFreeCode,
  isPlayedOn,
  makeHostCommand,
  type NewGameRequest,
  type PlannedGame,
  planRequestedGame,
  type SoloStart,
  type StartedSolo,
  seatInSolo,
} from '../games'
import { findQuestSet } from '../question-sets'
import { AppError } from '../runtime/errors'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { abandonSolo } from './abandon-solo'
import { listOpenSolos } from './store'

/**
 * A solo quest on a career, or the open one: its own set, else one of its sector, else any public
 * one.
 */
export async function startCareerQuest(
  services: Services,
  profileId: string,
  careerId: string,
): Promise<StartedSolo> {
  const { db } = services.store
  const career = await findCareer(db, careerId)
  if (!career?.isVerified) throw new AppError('not_found', {}, 'careerId')
  const careerSector = careerSectorOf(career.industry, career.sector)
  const set = await findQuestSet(db, { careerId, careerSector })
  if (!set) throw new AppError('no_question_sets')
  const requested = CreateGame.parse({ questionSetId: set.id, sessionType: 'solo' })
  try {
    return await startSolo(services, profileId, requested)
  } catch (error) {
    const isNamed = error instanceof AppError && error.code !== 'create_failed'
    throw isNamed ? error : new AppError('quest_failed', {}, undefined, { cause: error })
  }
}

/**
 * How many of the oldest are ended by one start: an account above the limit is back within it after
 * a few.
 */
const ENDED_AT_ONCE = 10

/** The account's open game of this set, whatever its settings; else a new one. */
export async function startSolo(
  services: Services,
  profileId: string,
  requested: NewGameRequest,
): Promise<StartedSolo> {
  const planned = await planRequestedGame(services, profileId, requested)
  const { isNew, ...started } = await playSolo(services, profileId, (over) =>
    openOrNew(services, profileId, planned, over),
  )
  if (isNew) await endOldest(services, profileId)
  return started
}

/** A solo game that is stored: an open one, or one that was only now made. */
export interface SoloGame {
  game: GameSession
  isNew: boolean
}

/**
 * Plays on what `find` finds, or begins what it has made. It is asked again, with what is over in its
 * room while the database still has it as open.
 */
export async function playSolo(
  services: Services,
  profileId: string,
  find: (over: readonly string[]) => Promise<SoloGame>,
): Promise<StartedSolo & Pick<SoloGame, 'isNew'>> {
  const over: string[] = []
  for (;;) {
    const { game, isNew } = await find(over)
    if (isNew) return { ...(await begun(services, game)), resumed: false, isNew }
    const continued = await goOn(services, game, profileId)
    if (continued) return { ...continued, resumed: game.status === 'in_progress', isNew }
    over.push(game.id)
  }
}

/** Decided in one transaction, so that two tabs start one game. */
function openOrNew(
  { store }: Services,
  profileId: string,
  planned: PlannedGame,
  except: readonly string[],
): Promise<SoloGame> {
  const { questionSetId = null } = planned
  return store.transact(async (tx) => {
    const [open] = await listOpenSolos(tx, { profileId, questionSetId, except })
    if (open) return { game: open, isNew: false }
    return { game: await insertWithFreeCode(tx, planned), isNew: true }
  })
}

/** All or nothing: a game that cannot be started is removed again. */
async function begun(services: Services, game: GameSession): Promise<SoloStart> {
  try {
    return await beginSolo(services, game)
  } catch (error) {
    await abandonSolo(services, game, error)
    throw error
  }
}

/** Undefined: it has ended, whatever the database still has. */
async function goOn(
  services: Services,
  game: GameSession,
  profileId: string,
): Promise<SoloStart | undefined> {
  if (game.status === 'in_progress') {
    const isOpen = await isPlayedOn(services, game)
    return isOpen ? seatInSolo(services, game, profileId) : undefined
  }
  try {
    // Another tab is just starting it, or its start was interrupted.
    const started = await beginSolo(services, game)
    return started.game.status === 'completed' ? undefined : started
  } catch (error) {
    if (error instanceof AppError && error.code === 'game_over') return undefined
    throw error
  }
}

/** Ended through their rooms, so that they settle with what was played. */
async function endOldest({ store, rooms, log }: Services, profileId: string): Promise<void> {
  const open = await listOpenSolos(store.db, { profileId })
  const oldest = open.slice(SOLO_GAMES_OPEN_MAX).slice(-ENDED_AT_ONCE)
  await Promise.all(
    oldest.map(async (game) => {
      try {
        await rooms.command(game, makeHostCommand('end'))
      } catch (error) {
        // It has ended already, or the next start tries again.
        log.info({ error: describeError(error) }, 'an old solo game was not ended')
      }
    }),
  )
}
