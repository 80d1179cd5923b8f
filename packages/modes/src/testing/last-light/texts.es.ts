import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Última luz',
  note: 'Cada error cuesta una luz; sigue quien tenga alguna.',
  'setting.lights': 'Luces al empezar',
} as const satisfies ModeTexts
