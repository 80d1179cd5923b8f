import {
  INTERESTS,
  type Interest,
  type InterestScores,
  isLevel,
  type SurveyAnswer,
} from '@pathquest/core/interests/interests'
import type { Json } from '@pathquest/core/json'
import type { OwnText } from '@pathquest/core/modes/mode'
import { SHOWN_FROM } from '../kits/personal/personal-rules'
import type { Material } from './deal'
import { type Like, meanOf, STATEMENTS_ASKED } from './heights'
import {
  answeredIn,
  isWhole,
  type Match,
  matchesFor,
  type Ridge,
  ridgeHeights,
  surveyOf,
} from './ridge'

/** What a player sees of the own ridge; nobody else sees any of it. */
export interface RidgeView {
  at: 'ask' | 'ridge' | 'done'
  statements: { text: OwnText; like: Like | null }[]
  /** 0 to 10 each, of what is answered. */
  heights: InterestScores
  isLevel: boolean
  /** Once the ridge is looked at. */
  careers: Match[]
  /** The id of the career to know more about. */
  more: string | null
}

export interface RidgeEnd {
  heights: InterestScores
  isLevel: boolean
  careers: Match[]
  more: string | null
  /** To keep as the interest survey; null: not all were answered. */
  survey: Record<string, SurveyAnswer> | null
}

export function ridgeView(ridge: Ridge, material: Material): RidgeView {
  const heights = ridgeHeights(ridge, material)
  const careers = ridge.hasLooked ? matchesFor(heights, material) : []
  return {
    at: ridge.more !== null ? 'done' : ridge.hasLooked ? 'ridge' : 'ask',
    statements: ridge.order.map((index, place) => ({
      text: material.statements[index]?.text ?? { en: '', es: '' },
      like: ridge.likes[place] ?? null,
    })),
    heights,
    isLevel: isLevel(heights),
    careers,
    more: moreOf(ridge, careers),
  }
}

const moreOf = ({ more }: Ridge, careers: readonly Match[]): string | null =>
  more === null ? null : (careers[more]?.id ?? null)

/** null: too little was answered to say anything. */
export function ridgeEnd(ridge: Ridge, material: Material, isHalf: boolean): RidgeEnd | null {
  if (!isHalf) return null
  const heights = ridgeHeights(ridge, material)
  const careers = matchesFor(heights, material)
  return {
    heights,
    isLevel: isLevel(heights),
    careers,
    more: moreOf(ridge, careers),
    survey: surveyOf(ridge, material),
  }
}

/** Host, projector and the end of all. */
export interface ClassRidge {
  /** Mean heights of the first to answer all, in fives; null: too few, or the host shows none. */
  mean: InterestScores | null
  /** The host shows them, once there are enough. */
  isShown: boolean
  /** How many of all statements are answered, 0 to 1. */
  answered: number
}

export function classRidge(
  all: readonly Ridge[],
  material: Material,
  { classContour }: { classContour: boolean },
): Json {
  const whole = all
    .filter(isWhole)
    .sort((a, b) => (a.wholeAt ?? 0) - (b.wholeAt ?? 0))
    .map((ridge) => ridgeHeights(ridge, material))
  // Always as many more at once: what one of them has answered is no change of the mean.
  const groups = whole.slice(0, SHOWN_FROM * Math.floor(whole.length / SHOWN_FROM))
  const answered = all.reduce((sum, ridge) => sum + answeredIn(ridge), 0)
  const seen: ClassRidge = {
    mean: classContour && groups.length > 0 ? meanOf(groups) : null,
    isShown: classContour,
    answered: Math.round((100 * answered) / (Math.max(1, all.length) * STATEMENTS_ASKED)) / 100,
  }
  return seen as unknown as Json
}

/** The highest of a class; null: two are as high. */
export function topOf(heights: InterestScores): Interest | null {
  const [first, second] = [...INTERESTS].sort((a, b) => heights[b] - heights[a])
  return first && second && heights[first] > heights[second] ? first : null
}
