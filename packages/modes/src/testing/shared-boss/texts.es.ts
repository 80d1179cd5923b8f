import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Jefe común',
  note: 'La clase lo vence junta, o no lo vence.',
  'setting.strength': 'Fuerza',
  'setting.strength.mild': 'Suave',
  'setting.strength.tough': 'Dura',
} as const satisfies ModeTexts
