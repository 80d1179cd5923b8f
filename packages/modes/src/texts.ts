import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { ON_PAPER } from '@pathquest/core/rooms/game-choices'
import { addedTexts } from './added-texts'
import { MODE_TEXTS_EN } from './registry/texts.en'

/** In the language of the locale if it was added, else in English; undefined: no such mode. */
export function modeTexts(id: string, locale = 'en'): ModeTexts | undefined {
  const texts = addedTexts(locale) ?? MODE_TEXTS_EN
  return Object.hasOwn(texts, id) ? texts[id] : undefined
}

const PAPER_NAMES = { en: 'On paper', es: 'En papel' }

/** The name of a mode, or of a set that a class answered on paper; the id of a removed mode. */
export function modeName(id: string, locale = 'en'): string {
  if (id === ON_PAPER) return PAPER_NAMES[/^es\b/i.test(locale) ? 'es' : 'en']
  return modeTexts(id, locale)?.name ?? id
}
