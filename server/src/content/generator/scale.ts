import { type Random, shuffled } from '@pathquest/core/random'
import { APART, isClearlyAbove } from './career-facts'

/** Where on its scale a value may stand: neither at an end nor in the middle. */
const SHARES = [0.26, 0.3, 0.34, 0.38, 0.64, 0.68, 0.72, 0.76]
/** Neighbors among numbers to choose from. */
const FACTOR_MIN = 1.3
const FACTOR_SPREAD = 0.16

/** The scale of a number that is guessed. */
export interface Scale {
  min: number
  max: number
  step: number
}

/** A scale on which the value stands clear of both ends and of the middle. */
export function scaleFor(
  { value, tolerance }: { value: number; tolerance: number },
  min: number,
  step: number,
  random: Random,
): Scale | null {
  for (const share of shuffled(SHARES, random)) {
    const max = min + Math.ceil((value - min) / share / (10 * step)) * 10 * step
    const guesses = [min, (min + max) / 2, max]
    const isClear = guesses.every((guess) => Math.abs(guess - value) > tolerance + step)
    if (isClear) return { min, max, step }
  }
  return null
}

/** 1, 2 or 5 times a power of ten, at most this. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([5, 2, 1].find((factor) => factor * power <= size) as number) * power
}

/**
 * Four numbers from small to large with the right one at a place, each a quarter or more from the
 * next; null where rounding brings them too close.
 */
export function numbersAround(
  value: number,
  place: number,
  rounded: (value: number) => number,
  random: Random,
  stretch = 1,
): number[] | null {
  const factor = () => (FACTOR_MIN + random() * FACTOR_SPREAD) * stretch
  const numbers = [value]
  for (let i = 0; i < place; i++) numbers.unshift(rounded((numbers[0] as number) / factor()))
  while (numbers.length < 4) numbers.push(rounded((numbers.at(-1) as number) * factor()))
  const isApart = numbers.every(
    (number, at) => at === 0 || isClearlyAbove(number, numbers[at - 1] as number, APART),
  )
  return isApart && (numbers[0] as number) > 0 ? numbers : null
}
