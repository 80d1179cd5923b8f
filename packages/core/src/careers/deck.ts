import type { Interest, InterestScores } from '../interests/interests'
import { type Random, shuffled } from '../random'
import { GROWTH_YEARS, JOBS_YEAR, PAY_YEAR, TOP_CODED_SALARY } from './careers'

/** Figures that a mode may ask about, with the year or years that they describe. */
export const DECK_FIGURES = { pay: PAY_YEAR, growth: GROWTH_YEARS, jobs: JOBS_YEAR } as const
export type DeckFigure = keyof typeof DECK_FIGURES

/** A career as a mode plays it. */
export interface DeckCard {
  id: string
  title: string
  industry: string
  sector: string
  tasks: readonly string[]
  workEnvironment: string | null
  educationLevel: readonly string[]
  /** The two strongest, the strongest first; null: not known. */
  interests: readonly Interest[] | null
  /** All six, 1 to 7; null: not known. */
  interestScores: InterestScores | null
  /**
   * What somebody who begins may earn in a year: one in ten earns less. null: not known, or only of
   * a wider group.
   */
  firstPay: number | null
  relatedCareers: readonly string[]
  /**
   * Known ones only, none that the statistics cut off, none of a wider group: yearly median pay in
   * dollars, growth in percent over ten years, people who work in it.
   */
  figures: Readonly<Partial<Record<DeckFigure, number>>>
}

/** A career as it is stored. */
export interface CareerOfDeck extends Pick<DeckCard, 'id' | 'title' | 'industry' | 'sector'> {
  tasks: readonly string[]
  workEnvironment: string | null
  educationLevel: readonly string[]
  relatedCareers: readonly string[]
  salaryMin?: number | null
  salaryMedian: number | null
  salaryCurrency: string
  growthRate: number | null
  employment2024: number | null
  figuresGroup: string | null
  /** 1: few students have heard of it. */
  known?: number | null
  interestRealistic: number | null
  interestInvestigative: number | null
  interestArtistic: number | null
  interestSocial: number | null
  interestEnterprising: number | null
  interestConventional: number | null
}

/** What a deck is about: the cards of that career or industry come first. */
export interface DeckTopic {
  careerId: string | null
  industry: string | null
}

/** Behind all that students have heard of, in its part of the deck. */
const LITTLE_KNOWN = 0.5

/**
 * Every career as a card: those of the topic first, then related ones, then all others, each part in
 * an order of chance, with those that few students have heard of behind the others.
 */
export function makeDeck(
  careers: readonly CareerOfDeck[],
  { careerId, industry }: DeckTopic,
  random: Random,
): DeckCard[] {
  const own = careers.find(({ id }) => id === careerId)
  const related = new Set(own?.relatedCareers ?? [])
  const rankOf = (career: CareerOfDeck): number => {
    if (career.id === careerId) return 0
    if (related.has(career.id)) return 1
    const part = career.industry === (industry ?? own?.industry) ? 2 : 3
    return career.known === 1 ? part + LITTLE_KNOWN : part
  }
  return shuffled(careers, random)
    .map((career) => ({ career, rank: rankOf(career) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ career }) => cardOf(career))
}

const INTEREST_FIELDS = {
  realistic: 'interestRealistic',
  investigative: 'interestInvestigative',
  artistic: 'interestArtistic',
  social: 'interestSocial',
  enterprising: 'interestEnterprising',
  conventional: 'interestConventional',
} as const satisfies Record<Interest, keyof CareerOfDeck>

function interestScores(career: CareerOfDeck): InterestScores | null {
  const scores = Object.entries(INTEREST_FIELDS).map(([interest, field]) => [
    interest,
    career[field],
  ])
  return scores.some(([, score]) => score === null) ? null : Object.fromEntries(scores)
}

const strongestOf = (scores: InterestScores): Interest[] =>
  (Object.keys(INTEREST_FIELDS) as Interest[]).sort((a, b) => scores[b] - scores[a]).slice(0, 2)

function firstPayOf({ salaryMin, salaryCurrency, figuresGroup }: CareerOfDeck): number | null {
  const isKnown = figuresGroup === null && salaryCurrency === 'USD'
  return isKnown && salaryMin && salaryMin < TOP_CODED_SALARY ? salaryMin : null
}

function figuresOf(career: CareerOfDeck): DeckCard['figures'] {
  if (career.figuresGroup !== null) return {}
  const { salaryMedian: pay, growthRate: growth, employment2024: jobs } = career
  const isPay = pay !== null && pay < TOP_CODED_SALARY && career.salaryCurrency === 'USD'
  return {
    ...(isPay && { pay }),
    ...(growth !== null && { growth }),
    ...(jobs !== null && { jobs }),
  }
}

function cardOf(career: CareerOfDeck): DeckCard {
  const scores = interestScores(career)
  return {
    id: career.id,
    title: career.title,
    industry: career.industry,
    sector: career.sector,
    tasks: career.tasks,
    workEnvironment: career.workEnvironment,
    educationLevel: career.educationLevel,
    interests: scores && strongestOf(scores),
    interestScores: scores,
    firstPay: firstPayOf(career),
    relatedCareers: career.relatedCareers,
    figures: figuresOf(career),
  }
}

/** How far apart two figures are, as a part of the larger one; growth: in percentage points. */
export const distanceOf = (figure: DeckFigure, one: number, other: number): number =>
  figure === 'growth'
    ? Math.abs(one - other)
    : Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1)

/** A figure as people read it: $43,180, +5.9%, 19,600. */
export function figureText(figure: DeckFigure, value: number, locale: string): string {
  const number = Math.abs(value).toLocaleString(locale)
  const sign = value < 0 ? '−' : ''
  if (figure === 'pay') return `${sign}$${number}`
  return figure === 'jobs' ? number : `${sign || '+'}${number}%`
}
