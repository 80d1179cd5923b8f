import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Speed run',
  note: 'The sooner a right answer comes, the more it scores. Streaks add up to half.',
  'how.1': 'The clock runs: answer as soon as you are sure.',
  'how.2': 'The faster a right answer, the more points.',
  'how.3': 'Right answers in a row earn extra.',
} as const satisfies ModeTexts
