import type { ModeTexts } from '@pathquest/core/modes/manifest'

type Texts = Readonly<Record<string, ModeTexts>>

const languages = new Map<string, Texts>()

/** Adds a language before its texts are shown: a page loads those of its reader alone. */
export const addModeTexts = (language: string, texts: Texts): void =>
  void languages.set(language, texts)

/** Of a locale; undefined where its language was not added, as for English. */
export function addedTexts(locale: string): Texts | undefined {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  return languages.get(language)
}
