import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { addedTexts } from './added-texts'
import { MODE_TEXTS_EN } from './registry/texts.en'

/** In the language of the locale if it was added, else in English; undefined: no such mode. */
export function modeTexts(id: string, locale = 'en'): ModeTexts | undefined {
  const texts = addedTexts(locale) ?? MODE_TEXTS_EN
  return Object.hasOwn(texts, id) ? texts[id] : undefined
}

/** The name of a mode; its id where its folder was removed. */
export const modeName = (id: string, locale?: string): string => modeTexts(id, locale)?.name ?? id
