import type { FileAnswer, NumberScale } from '@pathquest/core/kinds/file-answer'
import { defineForm } from '@pathquest/core/kinds/form'
import { numberLocale } from '@pathquest/ui/messages/translate'

export type NumberShape = NumberScale
export interface NumberSolution {
  value: number
  tolerance: number
  near: number | null
}

export const UNIT_MAX = 20
/** Beyond that a slider and its buttons lead nowhere. */
const STEPS_MAX = 100_000
const NUMBER_MAX = 1e12

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= NUMBER_MAX

/** By field: its editor has one for each of them. */
function faults(shape: Partial<NumberShape>, solution: Partial<NumberSolution>) {
  const { min, max, step, unit } = shape
  const { value, tolerance, near } = solution
  const hasRange = isNumber(min) && isNumber(max) && min < max
  const range = hasRange ? max - min : 0
  const isStep = isNumber(step) && step > 0 && (!hasRange || range / step <= STEPS_MAX)
  const isValue = isNumber(value) && (!hasRange || (value >= min && value <= max))
  const isTolerance = isNumber(tolerance) && tolerance >= 0
  const isNear = near === null || (isNumber(near) && near > 0 && (!isTolerance || near > tolerance))
  return {
    ...(!isNumber(min) && { min: 'noNumber' }),
    ...(!isNumber(max) && { max: 'noNumber' }),
    ...(isNumber(min) && isNumber(max) && min >= max && { max: 'noRange' }),
    ...(!isStep && { step: 'badStep' }),
    ...((typeof unit !== 'string' || unit.length > UNIT_MAX) && { unit: 'longUnit' }),
    ...(!isValue && { value: isNumber(value) ? 'outside' : 'noNumber' }),
    ...(!isTolerance && { tolerance: 'noTolerance' }),
    // Else any guess would be right.
    ...(isTolerance && hasRange && 2 * tolerance >= range && { tolerance: 'tooWide' }),
    ...(!isNear && { near: 'noNear' }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 1, 2 or 5 times a power of ten, at least this. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 5, 10].find((one) => one * power >= value) as number
  return factor * power
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Where a file names no scale, it ends where the answer is not given away. */
function scaleFor(answer: Extract<FileAnswer, { type: 'number' }>): NumberShape {
  const { value, tolerance, scale } = answer
  const decimals = Math.max(decimalsOf(value), decimalsOf(tolerance))
  const step = 1 / 10 ** Math.min(decimals, 4)
  const size = roundUp(Math.max(2 * Math.abs(value), 8 * tolerance, 10 * step))
  const found = { min: value < 0 ? -size : 0, max: size, step: Math.max(step, size / STEPS_MAX) }
  return { ...found, unit: '', ...scale }
}

/** A number as people read it, with its unit. */
export const numberText = (value: number, unit: string, locale?: string): string => {
  // A year has no separator.
  const useGrouping = Math.abs(value) >= 10_000 || unit !== ''
  const number = value.toLocaleString(locale && numberLocale(locale), {
    maximumFractionDigits: 6,
    useGrouping,
  })
  if (unit === '') return number
  if (unit === '$') return `$${number}`
  return unit === '%' ? `${number}%` : `${number} ${unit}`
}

/**
 * A typed number on the scale, with either sign for decimals or between thousands; null: none. Where
 * both readings are possible (`1,500`) the one on the scale is meant.
 */
export function readTyped(
  text: string,
  { min, max }: Pick<NumberShape, 'min' | 'max'>,
): number | null {
  const plain = text.trim().replace(/^\$|%$|\s/g, '')
  if (plain === '') return null
  const readings = [plain.replace(',', '.')]
  if (/^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(plain)) readings.push(plain.replace(/[.,]/g, ''))
  return readings.map(Number).find((value) => value >= min && value <= max) ?? null
}

export const form = defineForm<NumberShape, number>({
  blank: () => ({
    shape: { min: 0, max: 100, step: 1, unit: '' },
    solution: { value: null, tolerance: 0, near: null },
  }),
  fault: ({ shape, solution }) =>
    isObject(shape) && isObject(solution) ? faults(shape, solution) : { value: 'noNumber' },
  text: ({ unit }, answer) => numberText(answer, unit, 'en'),
  files: {
    fromFile: (answer) =>
      answer.type === 'number'
        ? {
            shape: { ...scaleFor(answer) },
            solution: {
              value: answer.value,
              tolerance: answer.tolerance,
              near: answer.near ?? null,
            },
          }
        : null,
    toFile: ({ shape, solution }) => {
      const { value, tolerance, near } = solution as unknown as NumberSolution
      const { min, max, step, unit } = shape as unknown as NumberShape
      const scale = { min, max, step, unit }
      return { type: 'number', value, tolerance, ...(near !== null && { near }), scale }
    },
  },
})
