import { defineForm } from '@pathquest/core/kinds/form'

export const form = defineForm<{ min: number; max: number }, number>({
  blank: () => ({ shape: { min: 0, max: 10 }, solution: null }),
  // By field: its editor has one for each end of the range, and one for what is right.
  fault: ({ shape, solution }) => {
    const { min, max } = (shape ?? {}) as { min?: unknown; max?: unknown }
    return {
      ...(typeof min !== 'number' && { min: 'noEnd' }),
      ...(typeof max !== 'number' && { max: 'noEnd' }),
      ...(typeof solution !== 'number' && { solution: 'noTruth' }),
    }
  },
  text: ({ min, max }, answer, { outOf }) => `${answer} (${outOf} ${min}-${max})`,
})
