import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Treasure chests',
  note: 'Right answers open chests; a key opens those of others.',
  'setting.minutes': 'Minutes',
} as const satisfies ModeTexts
