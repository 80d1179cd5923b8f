/** Words as the search compares them: folded and stemmed. */
/** Letters without accents, and punctuation. */
const PLAIN = /^[\n -~\u2010-\u2026]*$/

/** Without accents. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** The words of a text without case and accents, as an index of a database cuts them. */
export function tokenize(text: string): string[] {
  const lower = text.toLowerCase()
  // Fast path for plain text: a thousand careers are tokenised at the first key press.
  const words = PLAIN.test(lower)
    ? lower.match(/[a-z0-9]+/g)
    : fold(lower).match(/[\p{L}\p{N}\p{M}]+/gu)
  return words ?? []
}

const forms = new Map<string, { stem: string; root: string }>()
/**
 * Cache limit: more words than our content and many teachers' have; typed ones must not exhaust
 * memory.
 */
const FORMS_CACHED_MAX = 50_000

function formsOf(word: string) {
  let known = forms.get(word)
  if (known === undefined) {
    const stem = inflected(word)
    known = { stem, root: rootOf(stem) }
    if (forms.size >= FORMS_CACHED_MAX) forms.clear()
    forms.set(word, known)
  }
  return known
}

/** The stem: the same for the forms of one word: nurse, nurses, nursing. */
export const stemOf = (word: string): string => formsOf(word).stem

/** The root: the same for a person and an activity: welder, welding; biologist, biology. */
export const rootWord = (word: string): string => formsOf(word).root

/** Possible singulars and plurals: both the typed plural and the indexed word are among these. */
export const pluralForms = (word: string): string[] =>
  word.endsWith('y') && word.length > 3
    ? [`${word.slice(0, -1)}ies`]
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? [`${word}es`]
      : /[aeiou]$/.test(word)
        ? [`${word}s`]
        : // English and Spanish
          [`${word}s`, `${word}es`]

/** The -ing form, if it is a verb; none if its ending rules that out. */
export function ingForms(word: string): string[] {
  if (!/^[a-z]{3,}[^aious]$/.test(word) || word.endsWith('ing')) return []
  if (word.endsWith('e')) return [`${word.slice(0, -1)}ing`]
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(word) ? [`${word}${word.at(-1)}ing`] : []
  return [`${word}ing`, ...doubled]
}

/** Strips plural, -ing and -ed: Porter's stemmer would merge animals and animation. */
function inflected(word: string): string {
  let stem = word
  if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  const verb = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(stem)
  if (verb?.[1] !== undefined && verb[1].length >= 3) {
    const base = verb[1].replace(/([^ls])\1$/, '$1')
    stem = base === verb[1] ? `${base}e` : base
  }
  // Caring is of care, not car; planning, with its doubled letter, is of plan, not plane.
  return stem.length > 3 && !SHORT.test(stem)
    ? stem.replace(/(?:ie|y)$/, 'i').replace(/e$/, '')
    : stem
}

const SHORT = /^[^aeiou]+[aeiou][^aeiouwxy]e$/

/** Suffixes of people and fields; not stripped where too little of the word would be left. */
const ENDING =
  /^(.{4,}?)(?:ologist|ologi|ici(?:an|st|ti)|i(?:st|sm|an|c|al|cal|ti|v|on)|at(?:ion|or|iv|e)|[eo]r|al|ment|ness|i|e)$/

const rootOf = (stem: string): string => ENDING.exec(stem)?.[1]?.replace(/(.)\1$/, '$1') ?? stem

const of = (words: string) => new Set(words.split(' '))
/** Filler words of a query: "I want to be a …". English and Spanish. */
const FILLERS = of(
  'a an the and or of to in on for with at by from is are be am i im me my you your we our this that these those who what which where how do does did can could would want wants wanted like likes become being get about some something someone stuff thing things job jobs career careers work works working worker workers el la los las un una unos unas de del y o en con para por que como quiero ser soy trabajo trabajos carrera carreras trabajar trabajador trabajadora s',
)

/** The words without fillers; all of them if there are only fillers. */
export function contentWords(query: string): readonly string[] {
  return withoutFillers(tokenize(query).slice(0, WORDS_MAX))
}

/** Maximum words of a search; further pasted ones are ignored. */
const WORDS_MAX = 12

/** The words without fillers, if any remain. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !FILLERS.has(word))
  return meant.length > 0 ? meant : words
}

/** Fillers do not count for how well a title fits. */
export const isFiller = (word: string): boolean => FILLERS.has(word)

/** Appends to the list under a key. */
export function addToList<Key, One>(map: Map<Key, One[]>, key: Key, one: One) {
  const some = map.get(key)
  if (some) some.push(one)
  else map.set(key, [one])
}
