import type { DeckFigure } from '@pathquest/core/careers/deck'
import * as z from 'zod'
import {
  distanceFrom,
  FIGURES,
  FIRST_CARDS,
  type GroundCard,
  gapOf,
  MISSES,
  RIDGE_CARDS,
} from './ground'

/** One player's ridge, and what they have done. Cards are indices of the ground. */

const Index = z.number().int()
const Reply = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const Climber = z.object({
  /** All cards in an own order; a drawn one goes to the end. */
  pile: z.array(Index),
  /** Ridges begun before this one: their figures take turns. */
  number: Index,
  /** From low to high. */
  ridge: z.array(Index),
  /** The two cards to choose from; their figures are in no view. */
  pair: z.tuple([Index, Index]),
  /** Set aside on this ridge. */
  misses: Index,
  score: Index,
  placed: Index,
  right: Index,
  /** Right ones of the first that are graded. */
  gradedRight: Index,
  /** Complete ridges. */
  complete: Index,
  /** The highest ridge so far, with its figure. */
  best: z.object({ number: Index, ridge: z.array(Index) }),
  /** The last placement. */
  last: z.object({ card: Index, gap: Index, isRight: z.boolean(), points: Index }).nullable(),
  /** From when on cards may be placed, in running time of the game. */
  freeAt: z.number(),
  /** A card set aside or a finished ridge is looked at until then; null: until `next`. */
  holds: z.object({ until: z.number().nullable() }).nullable(),
  /** A random number: where its mountain stands in the range of the class. */
  slot: z.number(),
  taken: z.array(z.tuple([z.string(), Reply])),
})
export type Climber = z.infer<typeof Climber>

/** So many placements are graded. */
export const GRADED = 12

export const figureOf = (number: number): DeckFigure =>
  FIGURES[number % FIGURES.length] as DeckFigure

export function newClimber(
  pile: number[],
  slot: number,
  freeAt: number,
  ground: readonly GroundCard[],
): Climber {
  const empty: Climber = {
    pile,
    number: 0,
    ridge: [],
    pair: [0, 0],
    misses: 0,
    score: 0,
    placed: 0,
    right: 0,
    gradedRight: 0,
    complete: 0,
    best: { number: 0, ridge: [] },
    last: null,
    freeAt,
    holds: null,
    slot,
    taken: [],
  }
  return onNewRidge(empty, 0, ground)
}

/** The next card of the pile that is far enough from the ridge; if none is, the farthest. */
function drawn(
  pile: readonly number[],
  ridge: readonly number[],
  taken: readonly number[],
  figure: DeckFigure,
  ground: readonly GroundCard[],
): { card: number; pile: number[] } {
  const free = pile
    .filter((card) => !taken.includes(card))
    .map((card) => ({ card, distance: distanceFrom(ridge, card, figure, ground) }))
  const farthest = Math.max(...free.map(({ distance }) => distance))
  const { card } = free.find(({ distance }) => distance >= Math.min(1, farthest)) as {
    card: number
  }
  return { card, pile: [...pile.filter((one) => one !== card), card] }
}

function onNewRidge(climber: Climber, number: number, ground: readonly GroundCard[]): Climber {
  const figure = figureOf(number)
  let { pile } = climber
  const ridge: number[] = []
  while (ridge.length < FIRST_CARDS) {
    const next = drawn(pile, ridge, ridge, figure, ground)
    ridge.splice(gapOf(ridge, next.card, figure, ground), 0, next.card)
    pile = next.pile
  }
  const best = climber.best.ridge.length === 0 ? { number, ridge } : climber.best
  return withPair({ ...climber, pile, number, ridge, best, misses: 0 }, ground)
}

/** Two cards that fit on the ridge, neither the same nor one of it. */
function withPair(climber: Climber, ground: readonly GroundCard[]): Climber {
  const { ridge, number, last } = climber
  const figure = figureOf(number)
  // The card that was set aside a moment ago has been seen.
  const seen = last ? [...ridge, last.card] : ridge
  const one = drawn(climber.pile, ridge, seen, figure, ground)
  const other = drawn(one.pile, ridge, [...seen, one.card], figure, ground)
  return { ...climber, pair: [one.card, other.card], pile: other.pile }
}

export const isComplete = ({ ridge }: Climber): boolean => ridge.length >= RIDGE_CARDS

/** Whether the ridge is done, one way or the other. */
export const isDone = (climber: Climber): boolean => isComplete(climber) || climber.misses >= MISSES

/** A right place scores the gaps that there were, `times` as much in the evening. */
export function placed(
  climber: Climber,
  { card: which, gap }: { card: number; gap: number },
  times: number,
  ground: readonly GroundCard[],
): Climber {
  const { ridge, number, pair } = climber
  const card = pair[which === 0 ? 0 : 1]
  const isRight = gapOf(ridge, card, figureOf(number), ground) === gap
  const points = isRight ? times * (ridge.length + 1) : 0
  const higher = isRight ? [...ridge.slice(0, gap), card, ...ridge.slice(gap)] : ridge
  const isGraded = isRight && climber.placed < GRADED
  const isBest = higher.length > climber.best.ridge.length
  const next = {
    ...climber,
    ridge: higher,
    misses: climber.misses + (isRight ? 0 : 1),
    score: climber.score + points,
    placed: climber.placed + 1,
    right: climber.right + (isRight ? 1 : 0),
    gradedRight: climber.gradedRight + (isGraded ? 1 : 0),
    best: isBest ? { number, ridge: higher } : climber.best,
    last: { card, gap, isRight, points },
  }
  const counted = { ...next, complete: next.complete + (isComplete(next) ? 1 : 0) }
  return isRight && !isDone(counted) ? withPair(counted, ground) : counted
}

/** On to the next two cards, on the next ridge if this one is done. */
export function movedOn(climber: Climber, at: number, ground: readonly GroundCard[]): Climber {
  const free = { ...climber, holds: null, freeAt: Math.max(climber.freeAt, at) }
  const next = isDone(climber)
    ? onNewRidge(free, climber.number + 1, ground)
    : withPair(free, ground)
  return { ...next, last: null }
}
