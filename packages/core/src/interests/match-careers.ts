import { INTERESTS, type Interest, type InterestScores, isLevel } from './interests'

/** What a career is matched by. */
export interface MatchedCareer {
  id: string
  /** Null: not known, so the career is never matched. */
  interests: InterestScores | null
  /** The sector of the careers for which its games count as well. */
  sector: string | null
}

/** Right answers of all that were given. */
export interface AnswerCount {
  right: number
  answered: number
}

/** Answers in finished games, by the career and the sector of the game. */
export interface AnswerRecord {
  careers: ReadonlyMap<string, AnswerCount>
  sectors: ReadonlyMap<string, AnswerCount>
}

/** Answers that count as a strength for a career. */
export interface Strength extends AnswerCount {
  /** In games on the career itself, or in those on its sector. */
  in: 'career' | 'sector'
  /** 0 to 1. */
  value: number
}

export interface CareerMatch {
  id: string
  /** -1 to 1: how alike the interests of person and career rise and fall. */
  fit: number
  /** The reason: at most two interests that are high in both, the weightier first. */
  shared: Interest[]
  strength: Strength | null
  score: number
}

const WEIGHT_OF_FIT = 0.8
const WEIGHT_OF_STRENGTH = 0.2
const FIT_MIN = 0.3
/** As many as a starter set has questions. */
const ANSWERS_MIN = 8
/** A strength requires more than two in three right. */
const SHARE_MIN = 2 / 3
const SHARED_MAX = 2

/** [IM5] The matching careers, best first; ties keep the order of the list. */
export function matchCareers(
  careers: readonly MatchedCareer[],
  heights: InterestScores,
  record: AnswerRecord,
): CareerMatch[] {
  const hasReason = ({ fit, strength }: CareerMatch): boolean =>
    isLevel(heights) ? strength !== null : fit >= FIT_MIN
  return careers
    .flatMap((career) => matchOf(career, heights, record) ?? [])
    .filter(hasReason)
    .sort((a, b) => b.score - a.score)
}

const OF_PATHWAY_MAX = 2

/** [IM8] The best matches, of one pathway two at most. */
export function variedMatches<Match>(
  matches: readonly Match[],
  pathwayOf: (match: Match) => string,
  count: number,
): Match[] {
  const seen = new Map<string, number>()
  const varied = matches.filter((match) => {
    const pathway = pathwayOf(match)
    const before = seen.get(pathway) ?? 0
    seen.set(pathway, before + 1)
    return before < OF_PATHWAY_MAX
  })
  return varied.slice(0, count)
}

function matchOf(
  { id, interests, sector }: MatchedCareer,
  heights: InterestScores,
  record: AnswerRecord,
): CareerMatch | null {
  // [IM7]
  if (interests === null) return null
  const isFlat = isLevel(heights)
  const fit = isFlat ? 0 : correlation(heights, interests)
  const strength =
    strengthOf('career', record.careers.get(id)) ??
    strengthOf('sector', sector === null ? undefined : record.sectors.get(sector))
  const score = WEIGHT_OF_FIT * fit + WEIGHT_OF_STRENGTH * (strength?.value ?? 0)
  return { id, fit, shared: isFlat ? [] : sharedInterests(heights, interests), strength, score }
}

const mean = (scores: InterestScores): number =>
  INTERESTS.reduce((sum, interest) => sum + scores[interest], 0) / INTERESTS.length

/** How far each interest lies above or below the mean of the six. */
function deviations(scores: InterestScores): number[] {
  const middle = mean(scores)
  return INTERESTS.map((interest) => scores[interest] - middle)
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** [IM3] Pearson's correlation of the two sixes; 0 where one of them is level. */
function correlation(one: InterestScores, other: InterestScores): number {
  const [a, b] = [deviations(one), deviations(other)]
  const scale = Math.sqrt(product(a, a) * product(b, b))
  return scale === 0 ? 0 : product(a, b) / scale
}

/** [IM6] Those above the mean of both, by their contribution to the correlation. */
function sharedInterests(heights: InterestScores, interests: InterestScores): Interest[] {
  const [a, b] = [deviations(heights), deviations(interests)]
  return INTERESTS.map((interest, i) => ({ interest, own: a[i] ?? 0, ofCareer: b[i] ?? 0 }))
    .filter(({ own, ofCareer }) => own > 0 && ofCareer > 0)
    .sort((x, y) => y.own * y.ofCareer - x.own * x.ofCareer)
    .slice(0, SHARED_MAX)
    .map(({ interest }) => interest)
}

/** [IM4] The part above two thirds, scaled to 0 to 1; null: too few answers, or none above. */
function strengthOf(where: Strength['in'], count: AnswerCount | undefined): Strength | null {
  if (count === undefined || count.answered < ANSWERS_MIN) return null
  const value = (count.right / count.answered - SHARE_MIN) / (1 - SHARE_MIN)
  return value > 0 ? { ...count, in: where, value } : null
}
