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

/** The one that a key begins: T and F, in Spanish V and F; undefined for every other key. */
export function wordOfKey(key: string, options: readonly string[]): number | undefined {
  if (!isTrueOrFalse(options)) return undefined
  const word = options.findIndex((text) => text.trim()[0]?.toLowerCase() === key.toLowerCase())
  return word >= 0 ? word : undefined
}
