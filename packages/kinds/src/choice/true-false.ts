/** True first, as people say it; in each language of the product. */
export const TRUE_OR_FALSE = {
  en: ['True', 'False'],
  es: ['Verdadero', 'Falso'],
} as const

/** A question of two options that are drawn as a tick and a cross. */
export const isTrueOrFalse = (options: readonly string[]): boolean =>
  options.length === 2 &&
  Object.values(TRUE_OR_FALSE).some((words) =>
    words.every((word, place) => word.toLowerCase() === options[place]?.trim().toLowerCase()),
  )
