import type { KindTexts } from '../../../kinds/manifest'

export const texts = {
  name: 'Estimación',
  note: 'Cuanto más cerca, más puntos.',
  outOf: 'de',
} as const satisfies KindTexts
