import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { MODE_TEXTS_EN } from './registry/texts.en'
import { MODE_TEXTS_ES } from './registry/texts.es'

/** Spanish where the language is Spanish, English elsewhere; undefined: there is no such mode. */
export function modeTexts(id: string, locale = 'en'): ModeTexts | undefined {
  const texts = /^es\b/i.test(locale) ? MODE_TEXTS_ES : MODE_TEXTS_EN
  return Object.hasOwn(texts, id) ? texts[id] : undefined
}

/** The name of a mode; its id where its folder was removed. */
export const modeName = (id: string, locale?: string): string => modeTexts(id, locale)?.name ?? id

/** Both languages, for callers who do not know the reader's. */
export const modeNames = (id: string): { en: string; es: string } => ({
  en: modeName(id, 'en'),
  es: modeName(id, 'es'),
})
