import type { MessageTable } from '@pathquest/ui/messages'

interface LanguageEntry {
  /** The language's own name. */
  name: string
  /** For `Intl`: with the country of the schools, whose formats the data uses too. */
  locale: string
  /** All its texts, in a separate chunk; English is bundled with the pages. */
  load: () => Promise<MessageTable | undefined>
}

/** To add a language, add a folder like `es/` and an entry here. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en', load: async () => undefined },
  es: { name: 'Español', locale: 'es-US', load: async () => (await import('./es')).texts },
} as const satisfies Record<string, LanguageEntry>

export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The first supported one of some tags (`es-MX`, `es_419`). */
export function findLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  return tags.map((tag) => tag?.toLowerCase().split(/[-_]/)[0] ?? '').find(isLanguage)
}
