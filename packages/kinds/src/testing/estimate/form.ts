import { defineForm } from '@pathquest/core/kinds/form'

export const form = defineForm<{ min: number; max: number }, number>({
  blank: () => ({ shape: { min: 0, max: 10 }, solution: null }),
  fault: ({ solution }) => (typeof solution === 'number' ? undefined : 'noTruth'),
  text: ({ min, max }, answer, { outOf }) => `${answer} (${outOf} ${min}-${max})`,
})
