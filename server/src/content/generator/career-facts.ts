import type { CareerSource } from './career-source'

/** Typical entry education from least to most; those of one rank are not told apart. */
const EDUCATION_RANKS: Readonly<Record<string, number>> = {
  'No formal requirement': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary certificate': 2,
  'Associate’s degree': 3,
  'Bachelor’s degree': 4,
  'Master’s degree': 5,
  'Doctoral or professional degree': 6,
}
/** As it reads within a sentence. */
export const EDUCATION_PHRASES: readonly string[] = [
  'no diploma or degree',
  'a high school diploma',
  'some training after high school',
  'a two-year degree',
  'a four-year degree',
  'a master’s degree',
  'a doctoral or professional degree',
]

export const INTERESTS = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
] as const
export type Interest = (typeof INTERESTS)[number]

/** A leading interest is told apart by so much on the scale of 1 to 7. */
const INTEREST_LEAD_MIN = 0.5

/** What may be claimed of a career; null: nothing, because it is not known or not its own. */
export interface CareerFacts {
  /** Median pay in May 2024, USD a year. */
  pay: number | null
  /** What the best-paid tenth earns more than. */
  payTop: number | null
  /** Percent, 2024 to 2034. */
  growth: number | null
  jobs: number | null
  jobsProjected: number | null
  /** A year, on average from 2024 to 2034. */
  openings: number | null
  educationRank: number | null
  /** With the score; only one with a clear lead. */
  interest: { name: Interest; score: number } | null
}

export const interestScore = (career: CareerSource, interest: Interest): number | null =>
  career[`interest${interest}`]

function leadingInterest(career: CareerSource): CareerFacts['interest'] {
  const scores = INTERESTS.map((name) => ({ name, score: interestScore(career, name) ?? 0 }))
  const [first, second] = scores.sort((a, b) => b.score - a.score)
  if (!first || !second || second.score === 0) return null
  return first.score - second.score >= INTEREST_LEAD_MIN - 1e-9 ? first : null
}

/** Figures of a wider group are not claimed of a career that is only a part of it. */
export function factsOf(career: CareerSource): CareerFacts {
  const isOwn = career.figuresGroup === null
  const own = (figure: number | null) => (isOwn ? figure : null)
  // Beside the level, training on the job may be named.
  const ranks = new Set(career.educationLevel.flatMap((level) => EDUCATION_RANKS[level] ?? []))
  const [rank = null] = ranks
  return {
    pay: own(career.salaryMedian),
    payTop: own(career.salaryMedian === null ? null : career.salaryMax),
    growth: own(career.growthRate),
    jobs: own(career.employment2024),
    jobsProjected: own(career.employment2034Projected),
    openings: own(career.annualOpenings),
    educationRank: isOwn && ranks.size === 1 ? rank : null,
    interest: leadingInterest(career),
  }
}

/** The rule for every comparison of pay or numbers of jobs. */
export const APART = 1.25
export const isClearlyAbove = (a: number, b: number, factor = APART): boolean => a >= b * factor
/** Two shares of growth differ clearly by so many points, and by the quarter. */
const GROWTH_APART_POINTS = 3
export const isGrowthApart = (a: number, b: number): boolean =>
  Math.abs(a - b) >= GROWTH_APART_POINTS &&
  Math.abs(a - b) >= (APART - 1) * Math.max(Math.abs(a), Math.abs(b))
export const EDUCATION_APART = 2
