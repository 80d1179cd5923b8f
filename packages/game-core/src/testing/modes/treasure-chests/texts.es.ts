import type { ModeTexts } from '../../../modes/manifest'

export const texts = {
  name: 'Cofres',
  note: 'Cada acierto abre un cofre; una llave abre los de otros.',
  'setting.minutes': 'Minutos',
} as const satisfies ModeTexts
