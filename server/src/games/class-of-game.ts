import type { Principal } from '../http/app-env'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import type { NewGameRequest } from './create-game'
import { isTaughtBy } from './store/classes'
import { findGame } from './store/sessions'

/**
 * The class that a game is for: the one asked for or none, else that of the game before, as long as
 * the caller teaches it. An LMS vouches for its course alone: a visit has no class.
 */
export async function classOfNewGame(
  { store }: Pick<Services, 'store'>,
  { profileId, via }: Principal,
  { classId, playAgainOf, sessionType }: NewGameRequest,
): Promise<string | undefined> {
  if (classId === null) return undefined
  const teaches = async (id: string) =>
    via === 'session' && profileId !== null && (await isTaughtBy(store.db, id, profileId))
  if (classId !== undefined) {
    if (sessionType === 'solo') {
      throw new AppError('bad_request', { reason: 'a solo game is of no class' }, 'classId')
    }
    if (!(await teaches(classId))) throw new AppError('class_not_found', {}, 'classId')
    return classId
  }
  const former = playAgainOf === undefined ? undefined : await findGame(store.db, playAgainOf)
  const formerId = former?.classId ?? null
  return formerId !== null && (await teaches(formerId)) ? formerId : undefined
}
