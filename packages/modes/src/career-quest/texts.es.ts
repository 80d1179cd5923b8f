import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Misión de profesiones',
  note: 'Cada respuesta correcta vale sus puntos.',
} as const satisfies ModeTexts
