import type { ModeTexts } from '@pathquest/core/modes/manifest'

/** The key of the words for a choice: those of its field, else the word itself; undefined: none. */
export const choiceKey = (
  texts: ModeTexts,
  field: string,
  value: string | number,
): string | undefined => [`${field}.${value}`, String(value)].find((key) => key in texts)

/** What a field beside an answer asks, or the move in its place does. */
export const markKey = (name: string): string => `mark.${name}`
