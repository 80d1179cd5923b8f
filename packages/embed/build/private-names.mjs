// In a shadow root nobody but the widget itself knows its class names, and nobody but its
// translations the keys of its texts: both are short in what is delivered.

/** Not the tokens: those are written `--pq-…` and belong to the page as well. */
const CLASS = /(?<![-\w])pq-[a-z][a-z0-9-]*/g
/** These are put together where they are used. */
const OPEN_ENDED = /^(error|mode)\./

/**
 * @param {{ keys: string[], texts: string[] }} options the keys of all texts, as every language has
 * them; the code whose class names shall be short, the most frequent ones shortest
 * @returns {{ inCode: (text: string) => string }}
 */
export function privateNames({ keys, texts }) {
  const classes = new Map()
  const counts = new Map()
  const short = new Map(
    keys.filter((key) => !OPEN_ENDED.test(key)).map((key, i) => [key, i.toString(36)]),
  )
  const classOf = (name) => {
    if (!classes.has(name)) classes.set(name, classNameOf(classes.size))
    return classes.get(name)
  }
  for (const [name] of texts.join().matchAll(CLASS)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) classOf(name)
  return {
    inCode: (text) =>
      text
        .replace(CLASS, classOf)
        .replace(/(["'`])([a-zA-Z]+\.\w+)\1/g, (whole, quote, key) =>
          short.has(key) ? `${quote}${short.get(key)}${quote}` : whole,
        ),
  }
}

/** No capitals: on a page without a doctype `.a` is `.A`, also in a shadow root. */
const FIRST = 'abcdefghijklmnorstuvwxyz'
const NEXT = `${FIRST}pq0123456789`
/** First no `p` and no `q`: the root of every widget is called `pq`. */
const classNameOf = (number) => {
  const rest = number - FIRST.length
  if (rest < 0) return FIRST[number]
  return classNameOf(Math.floor(rest / NEXT.length)) + NEXT[rest % NEXT.length]
}
