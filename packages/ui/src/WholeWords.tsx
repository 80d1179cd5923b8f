/** Longer hyphenated words may need two lines on the narrowest phone. */
const LONGEST_WHOLE = 16

const isWhole = (word: string): boolean =>
  word.length <= LONGEST_WHOLE && /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word)

/** A title or a sentence whose short hyphenated words, such as X-ray, do not wrap. */
export function WholeWords({ children }: { children: string }) {
  if (!children.includes('-')) return children
  return children.split(/(\s+)/).map((word, i) =>
    isWhole(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is identified by its position
      <span key={i} className="pq-whole">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
