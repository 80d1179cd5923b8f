import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Shared boss',
  note: 'The class brings it down together, or does not.',
  'setting.strength': 'Strength',
  'setting.strength.mild': 'Mild',
  'setting.strength.tough': 'Tough',
} as const satisfies ModeTexts
