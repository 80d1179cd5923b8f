import { CreateGame, SOLO_GAMES_OPEN_MAX } from '@pathquest/core'
import { findCareer } from '../careers'
import { careerSectorOf } from '../content'
import {
  beginSolo,
  type GameSession,
  hostCommandOf,
  insertWithFreeCode,
  isPlayedOn,
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

/** A solo quest on a career, or the open one: its own set, else one of its sector, else any public one. */
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

/** How many of the oldest end with one start: whoever has more is back at the limit in a few. */
const ENDED_AT_ONCE = 10

/** The account's open game of this set, however that one is played; else a new one. */
export async function startSolo(
  services: Services,
  profileId: string,
  requested: NewGameRequest,
): Promise<StartedSolo> {
  const planned = await planRequestedGame(services, profileId, requested)
  // Played to their end in their rooms; the database hears of it in a moment.
  const over: string[] = []
  for (;;) {
    const { game, isNew } = await openOrNew(services, profileId, planned, over)
    if (isNew) {
      const started = await begun(services, game)
      await endOldest(services, profileId)
      return { ...started, resumed: false }
    }
    const continued = await goOn(services, game, profileId)
    if (continued) return { ...continued, resumed: game.status === 'in_progress' }
    over.push(game.id)
  }
}

/** Decided in one transaction: two tabs begin one game. */
function openOrNew(
  { store }: Services,
  profileId: string,
  planned: PlannedGame,
  except: readonly string[],
): Promise<{ game: GameSession; isNew: boolean }> {
  const { questionSetId = null } = planned
  return store.transact(async (tx) => {
    const [open] = await listOpenSolos(tx, { profileId, questionSetId, except })
    if (open) return { game: open, isNew: false }
    return { game: await insertWithFreeCode(tx, planned), isNew: true }
  })
}

/** A start is one step: what cannot be begun does not stay behind. */
async function begun(services: Services, game: GameSession): Promise<SoloStart> {
  try {
    return await beginSolo(services, game)
  } catch (error) {
    await abandonSolo(services, game.id, error)
    throw error
  }
}

/** Undefined: it is over, whatever the database still says. */
async function goOn(
  services: Services,
  game: GameSession,
  profileId: string,
): Promise<SoloStart | undefined> {
  if (game.status === 'in_progress') {
    const isOpen = await isPlayedOn(services, game.id)
    return isOpen ? seatInSolo(services, game, profileId) : undefined
  }
  try {
    // Another tab is just beginning it, or it broke off.
    const started = await beginSolo(services, game)
    return started.game.status === 'completed' ? undefined : started
  } catch (error) {
    if (error instanceof AppError && error.code === 'game_over') return undefined
    throw error
  }
}

/** Through their rooms, so that they settle with what was played. */
async function endOldest({ store, rooms, log }: Services, profileId: string): Promise<void> {
  const open = await listOpenSolos(store.db, { profileId })
  const oldest = open.slice(SOLO_GAMES_OPEN_MAX).slice(-ENDED_AT_ONCE)
  await Promise.all(
    oldest.map(async ({ id }) => {
      try {
        await rooms.command(id, hostCommandOf('end'))
      } catch (error) {
        // It is over already, or the next start tries again.
        log.info({ error: describeError(error) }, 'an old solo game was not ended')
      }
    }),
  )
}
