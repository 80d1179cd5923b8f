/** Query plan: for every typed word, everything that it may mean. */
import type { Lexicon } from './documents'
import { typoSimilarity } from './slips'
import type { Key, Phrase, Synonyms } from './synonyms'
import { addToList, contentWords, rootWord, stemOf } from './words'

/** One typed word, or several that form one term. */
export interface WordPlan {
  /** As typed, with a typo in a phrase corrected. */
  typed: readonly string[]
  /** Occurring words, by how well each fits (0 to 1). */
  words: ReadonlyMap<string, number>
  /** Synonyms of several words, by their first stem. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
}

/** Weight of another form of a known word, and of an unknown one, which may have a typo as well. */
const STEM = 0.95
const STEM_UNKNOWN = 0.7
const ROOT = 0.6
/**
 * Weight of a word with the same root beside an exact meaning: hospital, hospitality; car,
 * carpenter.
 */
const RELATED = 0.3
const PREFIX = 0.7
/** Prefix of one or two letters. */
const SHORT_PREFIX = 0.4
const INSIDE = 0.5
const TYPO = 0.75
/** Weight of a typo beside prefix matches. */
const TYPO_BESIDE_PREFIX = 0.72
/** Weight of a typo where a text has the exact word. */
const TYPO_BESIDE_TEXT = 0.22
const OTHER_FORM = 0.97
/** Shorter ones would match inside too many words. */
const INSIDE_FROM_LETTERS = 3
const SPLIT_FROM_LETTERS = 4

export function planSearch(query: string, lexicon: Lexicon, synonyms: Synonyms): WordPlan[] {
  const typed = contentWords(query).flatMap(
    (word) => splitCompound(word, lexicon, synonyms) ?? [word],
  )
  const plans: WordPlan[] = []
  for (let i = 0; i < typed.length; ) {
    const plan =
      planPhrase(typed.slice(i), lexicon, synonyms) ??
      planJoined(typed.slice(i), lexicon, synonyms) ??
      planWord(typed[i] as string, lexicon, synonyms)
    plans.push(plan)
    i += plan.typed.length
  }
  return plans
}

/** "social media", also with a typo in one of its words; the longest match. */
function planPhrase(typed: string[], lexicon: Lexicon, { phrases }: Synonyms): WordPlan | null {
  if (typed.length < 2) return null
  let best: { words: readonly string[]; leadsTo: readonly Phrase[]; similarity: number } | null =
    null
  for (const { words, leadsTo } of phrases) {
    const similarity = phraseSimilarity(typed, words, lexicon)
    const longer = words.length - (best?.words.length ?? 0)
    if (similarity > 0 && (longer > 0 || (longer === 0 && similarity > (best?.similarity ?? 0)))) {
      best = { words, leadsTo, similarity }
    }
  }
  if (!best) return null
  const { words, leadsTo, similarity } = best
  const own = { stems: words.map(stemOf), fit: 1 }
  return {
    typed: words,
    words: new Map(),
    phrases: byFirstStem([own, ...leadsTo], similarity),
  }
}

/** 1: the words of a phrase were typed; less: with one typo; 0: not typed. */
function phraseSimilarity(typed: readonly string[], words: readonly string[], lexicon: Lexicon) {
  if (words.length > typed.length) return 0
  let similarity = 1
  for (const [i, word] of words.entries()) {
    const one = typed[i] as string
    if (stemOf(one) === stemOf(word)) continue
    if (similarity < 1 || lexicon.has(one)) return 0
    similarity = TYPO * typoSimilarity(one, word)
    if (similarity === 0) return 0
  }
  return similarity
}

function byFirstStem(phrases: readonly Phrase[], similarity = 1): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const one of phrases)
    addToList(found, one.stems[0] ?? '', { ...one, fit: one.fit * similarity })
  return found
}

/** "fire fighter" matches firefighter. */
function planJoined([first, second]: string[], lexicon: Lexicon, synonyms: Synonyms) {
  if (!first || !second) return null
  const joined = first + second
  if (!lexicon.has(joined) && !synonyms.keys.has(joined)) return null
  const { words, phrases } = planWord(joined, lexicon, synonyms)
  // Some write it as two words: a cabinetmaker is a cabinet maker.
  const asTyped = { stems: [first, second].map(stemOf), fit: 1 }
  return {
    typed: [first, second],
    words,
    phrases: byFirstStem([asTyped, ...[...phrases.values()].flat()]),
  }
}

/** "realestate" matches real estate; both halves have to be words. */
function splitCompound(
  typed: string,
  lexicon: Lexicon,
  { phrases, keys }: Synonyms,
): string[] | null {
  const isWord = (word: string) =>
    lexicon.has(word) !== undefined || lexicon.ofStem(stemOf(word)).length > 0 || keys.has(word)
  if (isWord(typed)) return null
  const phrase = phrases.find(({ words }) => words.join('') === typed)
  if (phrase) return [...phrase.words]
  for (let at = SPLIT_FROM_LETTERS; at <= typed.length - SPLIT_FROM_LETTERS; at++) {
    const halves = [typed.slice(0, at), typed.slice(at)]
    // "wheelhair" is a slip and no hair of a wheel.
    if (halves.every(isWord)) return hasNear(typed, lexicon) ? null : halves
  }
  return null
}

/** Whether a word of a title or label is one typo away. */
function hasNear(typed: string, { words }: Lexicon): boolean {
  for (const [word, isTitle] of words) if (isTitle && typoSimilarity(typed, word) > 0) return true
  return false
}

function planWord(typed: string, lexicon: Lexicon, synonyms: Synonyms): WordPlan {
  const words = new Map<string, number>()
  const phrases: Phrase[] = []
  const put = (word: string, fit: number) => {
    if ((words.get(word) ?? 0) < fit) words.set(word, fit)
  }
  const lead = ({ leadsTo }: Key, fit: number) => {
    for (const one of leadsTo) phrases.push({ ...one, fit: one.fit * fit })
  }
  const [stem, root] = [stemOf(typed), rootWord(typed)]
  const key = synonyms.keys.get(typed)
  const isKnown = key !== undefined || lexicon.has(typed) === true
  const forms = lexicon.ofStem(stem)
  const isOnlyInTexts = forms.length > 0 && forms.every((word) => lexicon.has(word) === false)
  let isPrefix = false

  put(typed, 1)
  for (const word of forms) put(word, isKnown || isOnlyInTexts ? STEM : STEM_UNKNOWN)
  for (const word of lexicon.ofRoot(root)) put(word, key ? RELATED : ROOT)
  const isLong = typed.length >= INSIDE_FROM_LETTERS
  for (const [word, isTitle] of lexicon.words) {
    if (key && !isLong) break
    if (word.startsWith(typed)) {
      put(word, key ? RELATED : isLong ? PREFIX : SHORT_PREFIX)
      isPrefix ||= isTitle
    } else if (isLong && !key && word.includes(typed)) put(word, INSIDE)
  }
  // A term that has a synonym entry needs no guess.
  if (key) lead(key, 1)
  else {
    for (const [word, other] of synonyms.keys) {
      if (other.stem === stem) lead(other, isKnown ? STEM : STEM_UNKNOWN)
      else if (other.root === root) lead(other, ROOT)
      else if (isLong && word.startsWith(typed)) {
        lead(other, PREFIX)
        isPrefix = true
      }
    }
  }
  if (!isKnown) {
    const fit = isOnlyInTexts ? TYPO_BESIDE_TEXT : isPrefix ? TYPO_BESIDE_PREFIX : TYPO
    addTypos(typed, fit, { put, lead, lexicon, synonyms })
  }
  return { typed: [typed], words, phrases: byFirstStem(phrases) }
}

interface Meanings {
  put: (word: string, fit: number) => void
  lead: (key: Key, fit: number) => void
  lexicon: Lexicon
  synonyms: Synonyms
}

/** Of the words as typed, or of their stems: one may be a plural. */
const typoSimilarityOfForms = (typed: string, word: string): number =>
  Math.max(typoSimilarity(typed, word), OTHER_FORM * typoSimilarity(stemOf(typed), stemOf(word)))

/** Typo tolerance: words of titles and labels, and synonym keys, one edit away. */
function addTypos(typed: string, fit: number, { put, lead, lexicon, synonyms }: Meanings) {
  for (const [word, isTitle] of lexicon.words) {
    const similarity = isTitle ? typoSimilarityOfForms(typed, word) : 0
    if (similarity === 0) continue
    put(word, fit * similarity)
    for (const form of lexicon.ofStem(stemOf(word))) put(form, fit * similarity * STEM)
  }
  for (const length of [typed.length - 1, typed.length, typed.length + 1, typed.length + 2]) {
    for (const { form, key, likely } of synonyms.forms.get(length) ?? []) {
      const similarity = typoSimilarity(typed, form) * likely
      // An exactly typed form has no typo.
      if (similarity === 0 || similarity === likely) continue
      lead(key, fit * similarity)
      for (const word of lexicon.ofStem(key.stem)) put(word, fit * similarity * STEM)
    }
  }
}
