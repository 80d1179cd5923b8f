import { defineForm } from '@pathquest/core/kinds/form'

/** A file names no range: it ends where the answer is not given away. */
const rangeAround = (value: number) => ({
  min: Math.min(0, 2 * value),
  max: Math.max(10, 2 * value),
})

export const form = defineForm<{ min: number; max: number }, number>({
  blank: () => ({ shape: { min: 0, max: 10 }, solution: null }),
  // By field: its editor has one for each end of the range, and one for the solution.
  fault: ({ shape, solution }) => {
    const { min, max } = (shape ?? {}) as { min?: unknown; max?: unknown }
    return {
      ...(typeof min !== 'number' && { min: 'noEnd' }),
      ...(typeof max !== 'number' && { max: 'noEnd' }),
      ...(typeof solution !== 'number' && { solution: 'noTruth' }),
    }
  },
  files: {
    fromFile: (answer) =>
      answer.type === 'number'
        ? { shape: rangeAround(answer.value), solution: answer.value }
        : null,
    toFile: ({ shape, solution }) => {
      const { min, max } = shape as { min: number; max: number }
      const value = solution as number
      return { type: 'number', value, tolerance: (max - min) / 20 }
    },
  },
  text: ({ min, max }, answer, { outOf }) => `${answer} (${outOf} ${min}-${max})`,
})
