import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Night route',
  note: 'Pick a path, say how sure you are, and bank or carry what you find.',
  'setting.pickSeconds': 'Time to pick a path',
} as const satisfies ModeTexts
