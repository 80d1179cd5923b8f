/** What stands in a widget's place while it cannot be shown, and how to try again. */
export const failureTexts: Record<'en' | 'es', readonly [text: string, retry: string]> = {
  en: ['This part of the page did not load.', 'Try again'],
  es: ['Esta parte de la página no se cargó.', 'Intentar de nuevo'],
}

/** The texts of a locale such as `es-MX`. */
export const failureTextsOf = (locale = '') => failureTexts[/^es\b/i.test(locale) ? 'es' : 'en']
