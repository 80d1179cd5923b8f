/** "Like this one": careers that resemble another, each with the reason in a word. */

import { INTERESTS, type InterestScores } from '../interests/interests'
import { variedMatches } from '../interests/match-careers'

export const SIMILAR_REASONS = ['work', 'interests', 'field', 'education'] as const
/** Same kind of work, same interests, same field, similar education. */
export type SimilarReason = (typeof SIMILAR_REASONS)[number]

export const SIMILAR_CAREERS_SHOWN = 6

export interface ComparedCareer {
  id: string
  industry: string
  /** Its pathway. */
  sector: string
  /** Null: not known. */
  interests: InterestScores | null
  educationLevel: readonly string[]
}

export interface SimilarCareer {
  id: string
  because: SimilarReason
}

const WEIGHTS = { interests: 0.5, sector: 0.25, industry: 0.1, education: 0.15 }
/** Scores go from 1 to 7: so near in all six is the same. */
const NEAR_MIN = 0.85
const SCORE_RANGE = 6

/** What is usually asked for, by years of school. */
const EDUCATION: Record<string, number> = {
  'No formal requirement': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary certificate': 2,
  'Postsecondary nondegree award': 2,
  'Associate’s degree': 3,
  'Bachelor’s degree': 4,
  'Master’s degree': 5,
  'Doctoral or professional degree': 6,
}
const EDUCATION_STEPS = 6

/**
 * The careers most like one, best first, of one pathway two at most; `except`: those that are named
 * already. Ties go by id, so that the answer is always the same.
 */
export function similarCareers(
  career: ComparedCareer,
  careers: readonly ComparedCareer[],
  except: readonly string[] = [],
): SimilarCareer[] {
  const others = careers
    .filter(({ id }) => id !== career.id && !except.includes(id))
    .map((other) => ({ other, ...likeness(career, other) }))
    .sort((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1))
  return variedMatches(others, ({ other }) => other.sector, SIMILAR_CAREERS_SHOWN).map(
    ({ other, because }) => ({ id: other.id, because }),
  )
}

function likeness(one: ComparedCareer, other: ComparedCareer) {
  const interests = nearness(one.interests, other.interests)
  const isSameWork = one.sector === other.sector
  const isSameField = one.industry === other.industry
  const score =
    WEIGHTS.interests * interests +
    (isSameWork ? WEIGHTS.sector : 0) +
    (isSameField ? WEIGHTS.industry : 0) +
    WEIGHTS.education * educationNearness(one, other)
  return { score, because: reasonFor({ isSameWork, isSameField, interests }) }
}

function reasonFor(like: {
  isSameWork: boolean
  isSameField: boolean
  interests: number
}): SimilarReason {
  if (like.isSameWork) return 'work'
  if (like.interests >= NEAR_MIN) return 'interests'
  return like.isSameField ? 'field' : 'education'
}

/** 1: the same six scores; 0: as far apart as they can be, or not known. */
function nearness(a: InterestScores | null, b: InterestScores | null): number {
  if (a === null || b === null) return 0
  const squares = INTERESTS.reduce((sum, interest) => sum + (a[interest] - b[interest]) ** 2, 0)
  return 1 - Math.sqrt(squares / INTERESTS.length) / SCORE_RANGE
}

function educationNearness(a: ComparedCareer, b: ComparedCareer): number {
  const [one, other] = [EDUCATION[a.educationLevel[0] ?? ''], EDUCATION[b.educationLevel[0] ?? '']]
  if (one === undefined || other === undefined) return 0
  return 1 - Math.abs(one - other) / EDUCATION_STEPS
}
