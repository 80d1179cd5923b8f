/** Shorter words become another word when a letter changes. */
const TOLERANT_FROM_LETTERS = 3

/** Similarity of a word to a typed one with one typo, 0 to 1; 0: another word. */
export function typoSimilarity(typedAs: string, writtenAs: string): number {
  if (Math.abs(typedAs.length - writtenAs.length) > 2) return 0
  const [typed, word] = [phonetic(typedAs), phonetic(writtenAs)]
  if (typed === word) return typedAs === writtenAs ? 1 : 0.96
  const [m, n] = [typed.length, word.length]
  if (Math.abs(m - n) > 1 || m < TOLERANT_FROM_LETTERS || n < TOLERANT_FROM_LETTERS) return 0
  const least = Math.min(m, n)
  let from = 0
  while (from < least && typed[from] === word[from]) from += 1
  let end = 0
  while (end < least - from && typed[m - 1 - end] === word[n - 1 - end]) end += 1
  const left = Math.max(m, n) - from - end
  const isSwapped = typed[from] === word[from + 1] && typed[from + 1] === word[from]
  if (left > 2 || (left === 2 && !(m === n && isSwapped))) return 0
  // People rarely mistype the first letter.
  const likely = from === 0 ? 0.8 : 1
  if (left === 2) return likely * 0.96
  // A missing last letter may not be typed yet.
  if (m !== n) return likely * (n < m ? 0.94 : from === m ? 0.93 : 0.96)
  return likely * (soundsAlike(typed[from] ?? '', word[from] ?? '') ? 0.95 : 0.9)
}

/** One sound of two letters counts as one, for phonetic spelling. */
const phonetic = (word: string): string => word.replace(/ph/g, 'f')

const ALIKE = ['aeiouy', 'csz', 'ckqx', 'bpv', 'dt', 'fv', 'gj', 'mn']
const soundsAlike = (a: string, b: string): boolean =>
  ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
