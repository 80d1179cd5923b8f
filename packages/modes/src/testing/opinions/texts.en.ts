import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Opinions',
  note: 'Nothing is right or wrong; what you chose may be changed to the end.',
  'setting.showShares': 'Show the shares to the class',
} as const satisfies ModeTexts
