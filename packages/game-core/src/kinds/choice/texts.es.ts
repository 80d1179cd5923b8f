import type { KindTexts } from '../manifest'

export const texts = {
  name: 'Opción múltiple',
  note: 'Una de entre dos y seis opciones es la correcta.',
} as const satisfies KindTexts
