import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Night route',
  note: 'Pick a path, say how sure you are, and bank or carry what you find.',
  'setting.pickSeconds': 'Time to pick a path',
  'mark.footing': 'Which step?',
  'mark.shelter': 'Shelter instead',
  light: 'Light',
  firm: 'Firm',
  bold: 'Bold',
  north: 'North',
  south: 'South',
  bank: 'Bank',
  carry: 'Carry',
} as const satisfies ModeTexts
