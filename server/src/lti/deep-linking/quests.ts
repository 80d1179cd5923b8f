import type { LtiContent, LtiLaunch, LtiQuestList } from '@pathquest/core'
import { findCareer, listCareersById, listVerifiedCareers } from '../../careers'
import { careerSectorOf } from '../../content'
import type { Db } from '../../db/db'
import { findQuestSet, listQuestSets, type QuestSet } from '../../question-sets'

/** The set that the quest on each career plays; `ids`: on these alone. */
export async function listQuests(db: Db, ids?: readonly string[]): Promise<LtiQuestList> {
  const careers = ids ? await listCareersById(db, ids) : await listVerifiedCareers(db)
  const sets = await listQuestSets(
    db,
    careers.map(({ id, industry, sector }) => ({
      careerId: id,
      careerSector: careerSectorOf(industry, sector),
    })),
  )
  return {
    quests: [...sets].map(([careerId, set]) => ({
      careerId,
      title: set.title,
      questions: set.totalQuestions,
      isOwn: isOwn(set, careerId),
    })),
  }
}

/** Of one activity; null: it is no career quest, or there is no set at all. */
export async function questOf(
  db: Db,
  { kind, contentId }: LtiContent,
): Promise<LtiLaunch['quest']> {
  if (kind !== 'career_quest' || contentId === null) return null
  const career = await findCareer(db, contentId)
  if (!career?.isVerified) return null
  const careerSector = careerSectorOf(career.industry, career.sector)
  const set = await findQuestSet(db, { careerId: contentId, careerSector })
  return set ? { title: set.title, isOwn: isOwn(set, contentId) } : null
}

const isOwn = (set: Pick<QuestSet, 'careerId' | 'questionSetType'>, careerId: string): boolean =>
  set.careerId === careerId && set.questionSetType === 'career_quest'
