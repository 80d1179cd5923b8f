import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Opiniones',
  note: 'Nada está bien ni mal; se puede cambiar hasta el final.',
  'setting.showShares': 'Mostrar los porcentajes a la clase',
} as const satisfies ModeTexts
