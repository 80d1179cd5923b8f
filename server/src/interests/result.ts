import {
  type CareerMatch,
  type Interest,
  type InterestMatch,
  type InterestResult,
  interestHeights,
  isLevel,
  matchCareers,
  strongestOf,
  variedMatches,
} from '@pathquest/core'
import { careerSummary, credits, listCareersWithInterests } from '../careers'
import { careerSectorOf } from '../content'
import type { Db } from '../db/db'
import { getAnswerRecord } from '../games'
import { findSurvey, type Survey } from './store'

/** As many as somebody can look at. */
const MATCHES_SHOWN = 12

/** What a finished survey says today: careers and answers in games change. */
export async function resultOf(
  db: Db,
  profileId: string,
  { answers, completedAt }: NonNullable<Survey['finished']>,
): Promise<InterestResult> {
  const [careers, record] = await Promise.all([
    listCareersWithInterests(db),
    getAnswerRecord(db, profileId),
  ])
  const heights = interestHeights(answers)
  const matched = careers.map(({ career, interests }) => ({
    ...career,
    interests,
    sector: careerSectorOf(career.industry, career.sector),
  }))
  const byId = new Map(careers.map(({ career }) => [career.id, careerSummary(career)]))
  const sectorOf = new Map(matched.map(({ id, sector }) => [id, sector]))
  const asShown = ({ id, shared, strength }: CareerMatch): InterestMatch[] => {
    const career = byId.get(id)
    if (!career) return []
    const topic = strength?.in === 'sector' ? sectorOf.get(id) : career.title
    return [
      {
        career,
        shared,
        strength:
          strength && topic ? { topic, right: strength.right, answered: strength.answered } : null,
      },
    ]
  }
  return {
    completedAt,
    heights,
    isLevel: isLevel(heights),
    matches: variedMatches(
      matchCareers(matched, heights, record),
      // What the student has shown to be good at stays, however many of its pathway there are.
      ({ id, strength }) => (strength?.in === 'career' ? id : (byId.get(id)?.sector ?? id)),
      MATCHES_SHOWN,
    ).flatMap(asShown),
    credits,
  }
}

/** The interests that stand out, the strongest first; null: the survey was not finished. */
export async function strongestInterests(
  db: Db,
  profileId: string,
): Promise<{ strongest: Interest[]; at: number } | null> {
  const { finished } = await findSurvey(db, profileId)
  if (!finished) return null
  const strongest = strongestOf(interestHeights(finished.answers))
  return { strongest, at: finished.completedAt }
}
