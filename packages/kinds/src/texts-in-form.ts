import type { ErrorCode } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import { OPTION_TEXT_MAX } from '@pathquest/core/question-sets/set-choices'
import { hasLookAlikes, isVisible } from '@pathquest/core/visible-text'

/** Texts that a writer has to complete: so many, none empty or too long, no two alike. */
export function textsFault(texts: unknown, min: number, max: number): ErrorCode | undefined {
  if (!Array.isArray(texts) || texts.length < min || texts.length > max) return 'options_required'
  const isWritten = (text: unknown) =>
    typeof text === 'string' && isVisible(text) && text.length <= OPTION_TEXT_MAX
  if (!texts.every(isWritten)) return 'options_required'
  return hasLookAlikes(texts) ? 'options_alike' : undefined
}

export const areTexts = (texts: unknown): texts is string[] =>
  Array.isArray(texts) && texts.every((text) => typeof text === 'string')

/** The texts that were written, trimmed, and the places of `marked` among them. */
export function withoutEmpty(
  texts: readonly string[],
  marked: readonly unknown[] = [],
): { texts: string[]; marked: number[] } {
  const written = [...texts.keys()].filter((place) => isVisible(texts[place] as string))
  return {
    texts: written.map((place) => (texts[place] as string).trim()),
    marked: marked.flatMap((place) => {
      const at = written.indexOf(place as number)
      return at === -1 ? [] : [at]
    }),
  }
}

/** One of the counts of a kind whose `count` has a number for each option. */
export const countAt = (counts: Json, place: number): number =>
  Array.isArray(counts) ? Number(counts[place] ?? 0) : 0
