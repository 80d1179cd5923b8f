import { defineForm } from '../../../kinds/form'

export const form = defineForm<{ min: number; max: number }, number>({
  text: ({ min, max }, answer, { outOf }) => `${answer} (${outOf} ${min}-${max})`,
})
