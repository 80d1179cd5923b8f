/** Longer words with a hyphen may need two lines of the narrowest phone. */
const LONGEST_WHOLE = 16

const isWhole = (word: string): boolean =>
  word.length <= LONGEST_WHOLE && /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word)

/** A title or a sentence whose short words with a hyphen, such as X-ray, stay on one line. */
export function WholeWords({ children }: { children: string }) {
  if (!children.includes('-')) return children
  return children.split(/(\s+)/).map((word, i) =>
    isWhole(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
      <span key={i} className="pq-whole">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
