import type { KindTexts } from '../manifest'

export const texts = {
  name: 'Multiple choice',
  note: 'One of two to six options is right.',
} as const satisfies KindTexts
