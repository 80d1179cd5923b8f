import { CreateGame } from '@pathquest/core'
import { findCareer } from '../careers'
import { careerSectorOf } from '../content'
import type { StartedSolo } from '../games'
import { findQuestSet } from '../question-sets'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { startSolo } from './start-solo'

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
  const wish = CreateGame.parse({ questionSetId: set.id, sessionType: 'solo' })
  try {
    return await startSolo(services, profileId, wish)
  } catch (error) {
    const isNamed = error instanceof AppError && error.code !== 'create_failed'
    throw isNamed ? error : new AppError('quest_failed', {}, undefined, { cause: error })
  }
}
