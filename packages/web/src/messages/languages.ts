import type { MessageTable } from '@pathquest/ui/messages'

interface LanguageEntry {
  /** How the language calls itself. */
  name: string
  /** For `Intl`: with the country of the schools, whose numbers and dates stand in the data too. */
  locale: string
  /** All its texts, a chunk of its own; English stands in the pages. */
  load: () => Promise<MessageTable | undefined>
}

/** A further language is a folder like `es/` and an entry here. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en', load: async () => undefined },
  es: { name: 'Español', locale: 'es-US', load: async () => (await import('./es')).texts },
} as const satisfies Record<string, LanguageEntry>

export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The first of some tags (`es-MX`, `es_419`) that the app speaks. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language | undefined {
  return tags.map((tag) => tag?.toLowerCase().split(/[-_]/)[0] ?? '').find(isLanguage)
}
