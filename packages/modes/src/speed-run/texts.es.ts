import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Contrarreloj',
  note: 'Cuanto antes llega una respuesta correcta, más vale. Las rachas suman hasta la mitad.',
  'how.1': 'El reloj corre: responde en cuanto estés seguro.',
  'how.2': 'Cuanto más rápida la respuesta correcta, más puntos.',
  'how.3': 'Las respuestas correctas seguidas dan puntos extra.',
} as const satisfies ModeTexts
