import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Speed run',
  note: 'The sooner a right answer comes, the more it scores. Streaks add up to half.',
} as const satisfies ModeTexts
