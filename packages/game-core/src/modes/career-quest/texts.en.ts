import type { ModeTexts } from '../manifest'

export const texts = {
  name: 'Career quest',
  note: 'Every right answer scores its points.',
} as const satisfies ModeTexts
