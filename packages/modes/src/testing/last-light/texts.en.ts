import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Last light',
  note: 'A wrong answer costs a light; who has one left goes on.',
  'setting.lights': 'Lights at the start',
} as const satisfies ModeTexts
