/** What a search looks for: for every word that was typed, everything that it may mean. */
import type { Lexicon } from './documents'
import { slipNearness } from './slips'
import type { Key, Phrase, Synonyms } from './synonyms'
import { add, meantWords, rootWord, stemOf } from './words'

/** One typed word, or several that are one thing together. */
export interface WordPlan {
  /** As it was typed, a slip in a phrase set right. */
  typed: readonly string[]
  /** Words that occur, by how well each fits (0 to 1). */
  words: ReadonlyMap<string, number>
  /** Other names of what is meant, by their first stem. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
}

/** Another form of a word that is known, and of one that is not: it may have a slip as well. */
const STEM = 0.95
const STEM_UNKNOWN = 0.7
const ROOT = 0.6
/** Beside what means something by itself: hospital, hospitality; car, carpenter. */
const COUSIN = 0.3
const BEGINNING = 0.7
/** Of two letters or one. */
const BEGINNING_OF_TWO = 0.4
const INSIDE = 0.5
const SLIP = 0.75
/** Beside what it begins, too. */
const SLIP_BESIDE = 0.72
/** A text has the very word: what it may be a slip of comes after it. */
const SLIP_OF_WRITTEN = 0.22
const OTHER_FORM = 0.97
/** Shorter ones begin or are within too much. */
const INSIDE_FROM_LETTERS = 3
const SPLIT_FROM_LETTERS = 4

export function planSearch(query: string, lexicon: Lexicon, synonyms: Synonyms): WordPlan[] {
  const typed = meantWords(query).flatMap((word) => splitOf(word, lexicon, synonyms) ?? [word])
  const wishes: WordPlan[] = []
  for (let i = 0; i < typed.length; ) {
    const requested =
      wishOfPhrase(typed.slice(i), lexicon, synonyms) ??
      wishOfJoined(typed.slice(i), lexicon, synonyms) ??
      wishOf(typed[i] as string, lexicon, synonyms)
    wishes.push(requested)
    i += requested.typed.length
  }
  return wishes
}

/** "social media", a slip in one of its words included; the longest one that is meant. */
function wishOfPhrase(typed: string[], lexicon: Lexicon, { phrases }: Synonyms): WordPlan | null {
  if (typed.length < 2) return null
  let best: { words: readonly string[]; leadsTo: readonly Phrase[]; nearness: number } | null = null
  for (const { words, leadsTo } of phrases) {
    const nearness = phraseNearness(typed, words, lexicon)
    const longer = words.length - (best?.words.length ?? 0)
    if (nearness > 0 && (longer > 0 || (longer === 0 && nearness > (best?.nearness ?? 0)))) {
      best = { words, leadsTo, nearness }
    }
  }
  if (!best) return null
  const { words, leadsTo, nearness } = best
  const own = { stems: words.map(stemOf), fit: 1 }
  return {
    typed: words,
    words: new Map(),
    phrases: byFirstStem([own, ...leadsTo], nearness),
  }
}

/** 1: the words of a phrase were typed; less: with one slip; 0: they were not. */
function phraseNearness(typed: readonly string[], words: readonly string[], lexicon: Lexicon) {
  if (words.length > typed.length) return 0
  let nearness = 1
  for (const [i, word] of words.entries()) {
    const one = typed[i] as string
    if (stemOf(one) === stemOf(word)) continue
    if (nearness < 1 || lexicon.has(one)) return 0
    nearness = SLIP * slipNearness(one, word)
    if (nearness === 0) return 0
  }
  return nearness
}

function byFirstStem(phrases: readonly Phrase[], nearness = 1): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const one of phrases) add(found, one.stems[0] ?? '', { ...one, fit: one.fit * nearness })
  return found
}

/** "fire fighter" is a firefighter. */
function wishOfJoined([first, second]: string[], lexicon: Lexicon, synonyms: Synonyms) {
  if (!first || !second) return null
  const joined = first + second
  const isOne = lexicon.has(joined) || synonyms.keys.has(joined)
  return isOne ? { ...wishOf(joined, lexicon, synonyms), typed: [first, second] } : null
}

/** "realestate" is real estate; both halves have to be words. */
function splitOf(typed: string, lexicon: Lexicon, { phrases, keys }: Synonyms): string[] | null {
  const isWord = (word: string) =>
    lexicon.has(word) !== undefined || lexicon.ofStem(stemOf(word)).length > 0 || keys.has(word)
  if (isWord(typed)) return null
  const said = phrases.find(({ words }) => words.join('') === typed)
  if (said) return [...said.words]
  for (let at = SPLIT_FROM_LETTERS; at <= typed.length - SPLIT_FROM_LETTERS; at++) {
    const halves = [typed.slice(0, at), typed.slice(at)]
    if (halves.every(isWord)) return halves
  }
  return null
}

function wishOf(typed: string, lexicon: Lexicon, synonyms: Synonyms): WordPlan {
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
  const isWritten = forms.length > 0 && forms.every((word) => lexicon.has(word) === false)
  let begins = false

  put(typed, 1)
  for (const word of forms) put(word, isKnown || isWritten ? STEM : STEM_UNKNOWN)
  for (const word of lexicon.ofRoot(root)) put(word, key ? COUSIN : ROOT)
  const isLong = typed.length >= INSIDE_FROM_LETTERS
  for (const [word, isTitle] of lexicon.words) {
    if (key && !isLong) break
    if (word.startsWith(typed)) {
      put(word, key ? COUSIN : isLong ? BEGINNING : BEGINNING_OF_TWO)
      begins ||= isTitle
    } else if (isLong && !key && word.includes(typed)) put(word, INSIDE)
  }
  // What is known by its own name needs no guess.
  if (key) lead(key, 1)
  else {
    for (const [word, other] of synonyms.keys) {
      if (other.stem === stem) lead(other, isKnown ? STEM : STEM_UNKNOWN)
      else if (other.root === root) lead(other, ROOT)
      else if (isLong && word.startsWith(typed)) {
        lead(other, BEGINNING)
        begins = true
      }
    }
  }
  if (!isKnown) {
    const fit = isWritten ? SLIP_OF_WRITTEN : begins ? SLIP_BESIDE : SLIP
    forgive(typed, fit, { put, lead, lexicon, synonyms })
  }
  return { typed: [typed], words, phrases: byFirstStem(phrases) }
}

interface Meanings {
  put: (word: string, fit: number) => void
  lead: (key: Key, fit: number) => void
  lexicon: Lexicon
  synonyms: Synonyms
}

/** Of the words as they are, or of what their forms have in common: one may be a plural. */
const nearnessOfForms = (typed: string, word: string): number =>
  Math.max(slipNearness(typed, word), OTHER_FORM * slipNearness(stemOf(typed), stemOf(word)))

/** Words of titles and labels, and words that people type, one slip away. */
function forgive(typed: string, fit: number, { put, lead, lexicon, synonyms }: Meanings) {
  for (const [word, isTitle] of lexicon.words) {
    const nearness = isTitle ? nearnessOfForms(typed, word) : 0
    if (nearness === 0) continue
    put(word, fit * nearness)
    for (const form of lexicon.ofStem(stemOf(word))) put(form, fit * nearness * STEM)
  }
  for (const length of [typed.length - 1, typed.length, typed.length + 1, typed.length + 2]) {
    for (const { form, key, likely } of synonyms.forms.get(length) ?? []) {
      const nearness = slipNearness(typed, form) * likely
      // A form that is typed as it stands has no slip.
      if (nearness === 0 || nearness === likely) continue
      lead(key, fit * nearness)
      for (const word of lexicon.ofStem(key.stem)) put(word, fit * nearness * STEM)
    }
  }
}
