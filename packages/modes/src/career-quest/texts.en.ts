import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Career quest',
  note: 'Every right answer scores its points.',
} as const satisfies ModeTexts
