import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Tablero de senderos',
  note: 'Las respuestas son pasos; camina a donde vale la pena.',
} as const satisfies ModeTexts
