import type { KindTexts } from '@pathquest/core/kinds/manifest'

export const texts = {
  name: 'Estimación',
  note: 'Cuanto más cerca, más puntos.',
  noTruth: 'Escribe cuánto es.',
  outOf: 'de',
} as const satisfies KindTexts
