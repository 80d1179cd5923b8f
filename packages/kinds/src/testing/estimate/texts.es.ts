import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Estimación',
  note: 'Cuanto más cerca, más puntos.',
  noEnd: 'Di dónde empieza y acaba el intervalo.',
  noTruth: 'Escribe cuánto es.',
  outOf: 'de',
} as const satisfies KindTexts
