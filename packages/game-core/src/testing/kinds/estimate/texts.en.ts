import type { KindTexts } from '../../../kinds/manifest'

export const texts = {
  name: 'Estimate',
  note: 'The nearer, the more points.',
  outOf: 'out of',
} as const satisfies KindTexts
