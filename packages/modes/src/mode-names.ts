import { MODE_TEXTS_EN } from './registry/texts.en'
import { MODE_TEXTS_ES } from './registry/texts.es'

const TEXTS = { en: MODE_TEXTS_EN, es: MODE_TEXTS_ES }

/** The name of a mode in both languages, for who does not know the reader's; else its id. */
export const modeNames = (id: string): { en: string; es: string } => ({
  en: nameIn('en', id),
  es: nameIn('es', id),
})

function nameIn(language: keyof typeof TEXTS, id: string): string {
  const texts = TEXTS[language]
  return Object.hasOwn(texts, id) ? (texts[id]?.name ?? id) : id
}
