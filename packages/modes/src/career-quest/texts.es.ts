import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Misión de profesiones',
  note: 'Cada respuesta correcta vale sus puntos.',
  'how.1': 'Lee la pregunta y elige tu respuesta.',
  'how.2': 'Cada respuesta correcta da sus puntos. Tómate tu tiempo.',
  'how.3': 'Quien tiene más puntos al final queda arriba.',
} as const satisfies ModeTexts
