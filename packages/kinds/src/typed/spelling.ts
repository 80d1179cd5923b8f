import { typoSimilarity } from '@pathquest/core/search/slips'
import { pluralForms, tokenize } from '@pathquest/core/search/words'

const ARTICLES = new Set(['a', 'an', 'the', 'el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'])
/** In a shorter word another letter makes another word. */
const SLIP_FROM_LETTERS = 5

/** Without case, accents, punctuation and a leading article. */
function wordsOf(text: string): string[] {
  const words = tokenize(text)
  return words.length > 1 && ARTICLES.has(words[0] as string) ? words.slice(1) : words
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || pluralForms(one).includes(other) || pluralForms(other).includes(one)

/**
 * Whether a typed answer is an accepted one: case, accents, punctuation, a leading article, singular
 * or plural and one slip of a finger are forgiven. A number has to be exact.
 */
export function isAccepted(typed: string, accepted: string): boolean {
  const [given, wanted] = [wordsOf(typed), wordsOf(accepted)]
  if (given.length === 0 || wanted.length === 0) return false
  if (given.length === wanted.length) {
    const same = given.map((word, i) => isSameWord(word, wanted[i] as string))
    if (same.every(Boolean)) return true
    const differing = same.flatMap((isSame, i) => (isSame ? [] : [i]))
    const [at] = differing
    if (differing.length === 1 && at !== undefined) {
      return isSlip(given[at] as string, wanted[at] as string)
    }
  }
  // A space too many, or one that is missing.
  const [joined, whole] = [given.join(''), wanted.join('')]
  return joined === whole
}

function isSlip(typed: string, word: string): boolean {
  if (/\d/.test(typed + word) || word.length < SLIP_FROM_LETTERS) return false
  return [word, ...pluralForms(word)].some((form) => typoSimilarity(typed, form) > 0)
}
