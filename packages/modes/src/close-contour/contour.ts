import type { DeckFigure } from '@pathquest/core/careers/deck'
import type { CONTOURS } from './manifest'

export type Contour = (typeof CONTOURS)[number]

/** What a guess inside its contour earns. */
export const WORTH: Readonly<Record<Contour, number>> = { tight: 18, middle: 12, wide: 4 }

/** Half the width of a contour: a part of the truth, for growth percentage points. */
const PARTS: Readonly<Record<Contour, number>> = { tight: 0.05, middle: 0.15, wide: 0.4 }
const POINTS: Readonly<Record<Contour, number>> = { tight: 1, middle: 3, wide: 8 }

/** Of what is right, of half of it, and of the middle of the class. */
const RIGHT = { part: 0.15, points: 3 }
const NEAR = { part: 0.3, points: 6 }
const CLASS = { part: 0.1, points: 2 }

const limitOf = (
  figure: DeckFigure,
  truth: number,
  { part, points }: { part: number; points: number },
): number => (figure === 'growth' ? points : part * truth)

export const halfWidth = (figure: DeckFigure, truth: number, contour: Contour): number =>
  limitOf(figure, truth, { part: PARTS[contour], points: POINTS[contour] })

export const rightWithin = (figure: DeckFigure, truth: number): number =>
  limitOf(figure, truth, RIGHT)
export const nearWithin = (figure: DeckFigure, truth: number): number =>
  limitOf(figure, truth, NEAR)
export const classWithin = (figure: DeckFigure, truth: number): number =>
  limitOf(figure, truth, CLASS)

export const isInside = (
  figure: DeckFigure,
  { truth, guess }: { truth: number; guess: number },
  contour: Contour,
): boolean => Math.abs(guess - truth) <= halfWidth(figure, truth, contour)

/** How far off: in percent of the truth, for growth in percentage points. */
export const offBy = (figure: DeckFigure, truth: number, guess: number): number =>
  Math.round(Math.abs(guess - truth) / (figure === 'growth' ? 1 : Math.abs(truth) / 100))

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] as number)) / 2
}
