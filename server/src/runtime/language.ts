/**
 * Languages of texts that the server itself writes: mails, and the pages between an LMS and the
 * app.
 */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The first supported language of an `Accept-Language` header, else English. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return LANGUAGES.find((one) => one === wanted.find(isLanguage)) ?? 'en'
}

const isLanguage = (tag: string): boolean => (LANGUAGES as readonly string[]).includes(tag)

/**
 * Neutral Spanish would format numbers differently from the app, which writes 14.17 and not 14,17.
 */
export const numberLocale = (locale: string): string => (locale === 'es' ? 'es-US' : locale)
