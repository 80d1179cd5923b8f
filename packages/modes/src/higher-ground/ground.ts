import { type DeckCard, type DeckFigure, distanceOf } from '@pathquest/core/careers/deck'
import type { Json } from '@pathquest/core/json'

/** What is built on: the careers of one game, and what makes a ridge of them. No zod here. */

/** A career with all three figures. */
export interface GroundCard {
  id: string
  title: string
  pay: number
  growth: number
  jobs: number
}

/** Ridges take these in turns. */
export const FIGURES = ['pay', 'growth', 'jobs'] as const satisfies readonly DeckFigure[]

/** A ridge of so many cards is complete. */
export const RIDGE_CARDS = 7
/** It starts with so many. */
export const FIRST_CARDS = 2
/** So many cards set aside end it. */
export const MISSES = 3

/** The catalogue has more, but most share the figures of a wider group. */
const GROUND_MIN = 24
const GROUND_MAX = 120

/** Between two figures of a ridge: a part of the larger one, growth in percentage points. */
const APART = { pay: 0.15, growth: 2, jobs: 0.15 } as const satisfies Record<DeckFigure, number>

/** Careers with all figures, each set of figures once; null: too few. */
export function groundOf(deck: readonly DeckCard[]): GroundCard[] | null {
  const seen = new Set<string>()
  const ground = deck.flatMap(({ id, title, figures: { pay, growth, jobs } }): GroundCard[] => {
    if (pay === undefined || growth === undefined || jobs === undefined) return []
    // Careers of one occupation share their figures: no place would be right for both.
    const key = `${pay} ${growth} ${jobs}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ id, title, pay, growth, jobs }]
  })
  return ground.length < GROUND_MIN ? null : ground.slice(0, GROUND_MAX)
}

/** The material of a game, as `deal` made it. */
export const groundIn = ({ material }: { material: Json }): readonly GroundCard[] =>
  (material as unknown as { cards: GroundCard[] }).cards

/** How far a card is from the nearest one of the ridge, as a multiple of what is needed. */
export const distanceFrom = (
  ridge: readonly number[],
  card: number,
  figure: DeckFigure,
  ground: readonly GroundCard[],
): number =>
  Math.min(
    ...ridge.map(
      (other) =>
        distanceOf(figure, figureIn(ground, other, figure), figureIn(ground, card, figure)) /
        APART[figure],
    ),
  )

export const figureIn = (ground: readonly GroundCard[], card: number, figure: DeckFigure): number =>
  ground[card]?.[figure] ?? 0

/** The gap where a card belongs, counted from the lower end. */
export const gapOf = (
  ridge: readonly number[],
  card: number,
  figure: DeckFigure,
  ground: readonly GroundCard[],
): number =>
  ridge.filter((other) => figureIn(ground, other, figure) < figureIn(ground, card, figure)).length
