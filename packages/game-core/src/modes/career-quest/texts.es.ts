import type { ModeTexts } from '../manifest'

export const texts = {
  name: 'Misión de profesiones',
  note: 'Cada respuesta correcta vale sus puntos.',
} as const satisfies ModeTexts
