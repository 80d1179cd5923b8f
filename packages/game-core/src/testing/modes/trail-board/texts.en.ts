import type { ModeTexts } from '../../../modes/manifest'

export const texts = {
  name: 'Trail board',
  note: 'Answers are steps; walk where it pays.',
} as const satisfies ModeTexts
