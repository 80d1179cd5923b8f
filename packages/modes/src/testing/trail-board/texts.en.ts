import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Trail board',
  note: 'Answers are steps; walk where it pays.',
} as const satisfies ModeTexts
