import { wordOfKey } from './true-false'

/** The state of a tile; `locked`: readable, neither right nor the player's own. */
type OptionState = 'idle' | 'picked' | 'right' | 'wrong' | 'locked'

interface Options {
  options: readonly string[]
}

/** While an answer may be chosen. */
export const openStates = ({ options }: Options, picked: number | null): OptionState[] =>
  options.map((_, i) => (i === picked ? 'picked' : 'idle'))

/**
 * The answer is accepted and the question still open; with the verdict where results show at once.
 */
export const acceptedStates = (
  { options }: Options,
  answer: number | null,
  verdict: { isCorrect: boolean } | null,
): OptionState[] =>
  options.map((_, i) => {
    if (i !== answer) return 'locked'
    if (!verdict) return 'picked'
    return verdict.isCorrect ? 'right' : 'wrong'
  })

/** Once closed: the right one, the player's own wrong one, the others. */
export const closedStates = (
  { options }: Options,
  correctIndex: number | null,
  answer: number | null = null,
): OptionState[] =>
  options.map((_, i) => {
    if (i === correctIndex) return 'right'
    if (i !== answer) return 'locked'
    return correctIndex === null ? 'picked' : 'wrong'
  })

/** For the host, who always sees which one is right. */
export const hostStates = ({ options }: Options, correctIndex: number | null): OptionState[] =>
  options.map((_, i) => (i === correctIndex ? 'right' : 'idle'))

/** 1-6 and A-F choose an option, T and F true and false; undefined for every other key. */
export function answerOfKey(
  key: string,
  { options }: { options: readonly string[] },
): number | undefined {
  if (key.length !== 1) return undefined
  const word = wordOfKey(key, options)
  if (word !== undefined) return word
  const letter = key.toUpperCase().charCodeAt(0) - 65
  const index = letter >= 0 && letter < 6 ? letter : '123456'.indexOf(key)
  return index >= 0 && index < options.length ? index : undefined
}
