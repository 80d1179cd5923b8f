import { defineForm } from '@pathquest/core/kinds/form'
import { OPTION_TEXT_MAX } from '@pathquest/core/question-sets/set-choices'
import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import { hasLookAlikes, isVisible } from '@pathquest/core/visible-text'
import { areTexts } from '../texts-in-form'

export const PAIRS_MIN = 3
export const PAIRS_MAX = 5

export interface MatchShape {
  left: readonly string[]
  right: readonly string[]
}
export interface Pair {
  left: string
  right: string
}

/** The right side by the alphabet, each text once, so that its order tells nothing. */
export function contentOf(pairs: readonly Pair[]): QuestionContent {
  const partners = pairs.map(({ right }) => right)
  const right = [...new Set(partners)].sort((a, b) => a.localeCompare(b, 'en'))
  const isTold = partners.length === right.length && partners.every((text, i) => text === right[i])
  if (isTold && right.length > 1) right.push(right.shift() as string)
  return {
    shape: { left: pairs.map(({ left }) => left), right },
    solution: partners.map((text) => right.indexOf(text)),
  }
}

export function pairsOf({ shape, solution }: QuestionContent): Pair[] {
  const { left = [], right = [] } = (shape ?? {}) as Partial<MatchShape>
  const partners = Array.isArray(solution) ? solution : []
  return left.map((text, i) => ({ left: text, right: right[Number(partners[i])] ?? '' }))
}

const isWritten = (text: unknown): boolean =>
  typeof text === 'string' && isVisible(text) && text.length <= OPTION_TEXT_MAX

export const form = defineForm<MatchShape, number[]>({
  blank: () => contentOf(Array.from({ length: PAIRS_MIN }, () => ({ left: '', right: '' }))),
  tidy: (asked) => {
    const { left, right } = (asked.shape ?? {}) as { left?: unknown; right?: unknown }
    if (!areTexts(left) || !areTexts(right)) return asked
    const pairs = pairsOf(asked).map((pair) => ({
      left: pair.left.trim(),
      right: pair.right.trim(),
    }))
    return contentOf(pairs.filter((pair) => isVisible(pair.left) || isVisible(pair.right)))
  },
  fault: ({ shape, solution }) => {
    const { left, right } = (shape ?? {}) as { left?: unknown; right?: unknown }
    if (!Array.isArray(left) || !Array.isArray(right)) return 'tooFew'
    if (left.length < PAIRS_MIN || left.length > PAIRS_MAX) return 'tooFew'
    if (right.length < 2 || right.length > PAIRS_MAX) return 'tooFew'
    if (![...left, ...right].every(isWritten)) return 'tooFew'
    if (hasLookAlikes(left) || hasLookAlikes(right)) return 'options_alike'
    const isPaired =
      Array.isArray(solution) &&
      solution.length === left.length &&
      solution.every((place) => Number.isInteger(place) && right[Number(place)] !== undefined)
    return isPaired ? undefined : 'noPairs'
  },
  text: ({ left, right }, answer) =>
    left.map((text, i) => `${text} → ${right[answer[i] ?? -1] ?? ''}`).join('; '),
  files: {
    fromFile: (answer) => (answer.type === 'match' ? contentOf(answer.pairs) : null),
    toFile: (content) => ({ type: 'match', pairs: pairsOf(content) }),
  },
})
