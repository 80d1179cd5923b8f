/** What stands in a widget's place while it cannot be shown, and how to try again. */
export const failureTexts: Record<'en' | 'es', readonly [text: string, retry: string]> = {
  en: ['This did not load.', 'Try again'],
  es: ['Esto no se cargó.', 'Reintentar'],
}

/** The texts of a locale such as `es-MX`. */
export const failureTextsOf = (locale = '') => failureTexts[/^es\b/i.test(locale) ? 'es' : 'en']
