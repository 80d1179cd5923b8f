import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Ruta nocturna',
  note: 'Elige un camino, di cuánta seguridad tienes y guarda o lleva lo que encuentres.',
  'setting.pickSeconds': 'Tiempo para elegir camino',
  'mark.footing': '¿Qué paso?',
  'mark.shelter': 'Refugiarse',
  light: 'Ligero',
  firm: 'Firme',
  bold: 'Audaz',
  north: 'Norte',
  south: 'Sur',
  bank: 'Guardar',
  carry: 'Llevar',
} as const satisfies ModeTexts
