import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Estimate',
  note: 'The nearer, the more points.',
  noEnd: 'Say where the range begins and ends.',
  noTruth: 'Say how much it is.',
  outOf: 'out of',
} as const satisfies KindTexts
