/** Below, a changed letter makes another word. */
const FORGIVEN_FROM_LETTERS = 3

/** How near a word is to what was typed with one slip, 0 to 1; 0: it is another word. */
export function slipNearness(typedAs: string, writtenAs: string): number {
  if (Math.abs(typedAs.length - writtenAs.length) > 2) return 0
  const [typed, word] = [asHeard(typedAs), asHeard(writtenAs)]
  if (typed === word) return typedAs === writtenAs ? 1 : 0.96
  const [m, n] = [typed.length, word.length]
  if (Math.abs(m - n) > 1 || m < FORGIVEN_FROM_LETTERS || n < FORGIVEN_FROM_LETTERS) return 0
  const least = Math.min(m, n)
  let from = 0
  while (from < least && typed[from] === word[from]) from += 1
  let end = 0
  while (end < least - from && typed[m - 1 - end] === word[n - 1 - end]) end += 1
  const left = Math.max(m, n) - from - end
  const isSwapped = typed[from] === word[from + 1] && typed[from + 1] === word[from]
  if (left > 2 || (left === 2 && !(m === n && isSwapped))) return 0
  // The first letter is the one that people rarely miss.
  const likely = from === 0 ? 0.8 : 1
  if (left === 2) return likely * 0.96
  // A last letter that is missing may be about to be typed.
  if (m !== n) return likely * (n < m ? 0.94 : from === m ? 0.93 : 0.96)
  return likely * (soundsAlike(typed[from] ?? '', word[from] ?? '') ? 0.95 : 0.9)
}

/** One sound of two letters is one letter for who writes by ear. */
const asHeard = (word: string): string => word.replace(/ph/g, 'f')

const ALIKE = ['aeiouy', 'csz', 'ckqx', 'bpv', 'dt', 'fv', 'gj', 'mn']
const soundsAlike = (a: string, b: string): boolean =>
  ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
