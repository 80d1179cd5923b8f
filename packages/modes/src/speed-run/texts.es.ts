import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Contrarreloj',
  note: 'Cuanto antes llega una respuesta correcta, más vale. Las rachas suman hasta la mitad.',
} as const satisfies ModeTexts
