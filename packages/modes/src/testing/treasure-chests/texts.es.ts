import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Cofres',
  note: 'Cada acierto abre un cofre; una llave abre los de otros.',
  'setting.minutes': 'Minutos',
} as const satisfies ModeTexts
