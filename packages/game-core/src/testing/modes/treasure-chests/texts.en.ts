import type { ModeTexts } from '../../../modes/manifest'

export const texts = {
  name: 'Treasure chests',
  note: 'Right answers open chests; a key opens those of others.',
  'setting.minutes': 'Minutes',
} as const satisfies ModeTexts
