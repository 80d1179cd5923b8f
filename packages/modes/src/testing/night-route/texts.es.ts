import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Ruta nocturna',
  note: 'Elige un camino, di cuánta seguridad tienes y guarda o lleva lo que encuentres.',
  'setting.pickSeconds': 'Tiempo para elegir camino',
} as const satisfies ModeTexts
