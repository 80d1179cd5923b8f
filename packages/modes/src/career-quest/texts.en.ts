import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Career quest',
  note: 'Every right answer scores its points.',
  'how.1': 'Read the question and choose your answer.',
  'how.2': 'Every right answer earns its points. Take your time.',
  'how.3': 'Whoever has the most points at the end stands on top.',
} as const satisfies ModeTexts
