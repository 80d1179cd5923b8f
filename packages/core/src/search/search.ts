/**
 * One search for careers and sets, in a client-side list and over database results: stemming,
 * synonyms, one typo; best match first.
 */
import {
  buildLexicon,
  type Lexicon,
  type SearchField,
  type TokenizedField,
  tokenizeField,
} from './documents'
import { planSearch, type WordPlan } from './plan'
import { NO_SYNONYMS, type Synonyms } from './synonyms'
import { addToList, stemOf, tokenize } from './words'

const tokenized = new WeakMap<object, readonly TokenizedField[]>()

/** Tokenised once per item, so that typing searches a thousand of them quickly. */
export function tokenizedFields<Item extends object>(
  item: Item,
  fieldsOf: (item: Item) => SearchField[],
) {
  let fields = tokenized.get(item)
  if (fields === undefined) {
    fields = fieldsOf(item).map(tokenizeField)
    tokenized.set(item, fields)
  }
  return fields
}

interface Index {
  lexicon: Lexicon
  /** Which fields have a word. */
  byWord: ReadonlyMap<string, readonly TokenizedField[]>
}

const indexes = new WeakMap<object, Index>()

function indexOf<Item extends object>(
  items: readonly Item[],
  fieldsOf: (item: Item) => SearchField[],
): Index {
  const known = indexes.get(items)
  if (known) return known
  const byWord = new Map<string, TokenizedField[]>()
  for (const item of items) {
    for (const field of tokenizedFields(item, fieldsOf)) {
      for (const word of field.words) addToList(byWord, word, field)
    }
  }
  const lexicon = buildLexicon(items.map((item) => tokenizedFields(item, fieldsOf)))
  const index = { lexicon, byWord }
  indexes.set(items, index)
  return index
}

/** The items of a list that match a search, best first; without words, all in their order. */
export function searchList<Item extends object>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => SearchField[],
  synonyms: Synonyms = NO_SYNONYMS,
): readonly Item[] {
  if (query.trim() === '') return items
  const { lexicon, byWord } = indexOf(items, fieldsOf)
  const plans = planSearch(query, lexicon, synonyms)
  const words = plans.flatMap(({ words, phrases }) => [
    ...words.keys(),
    ...[...phrases.keys()].flatMap((stem) => lexicon.ofStem(stem)),
  ])
  // A field without any of the words adds nothing to the score.
  const hit = new Set(words.flatMap((word) => byWord.get(word) ?? []))
  return rank(items, query, plans, (item) =>
    tokenizedFields(item, fieldsOf).filter((field) => hit.has(field)),
  )
}

/**
 * Items that match every planned word, best first; where there is none, those that match any. Ties
 * keep their order.
 */
export function rank<Item>(
  items: readonly Item[],
  query: string,
  plans: readonly WordPlan[],
  fieldsOf: (item: Item) => readonly TokenizedField[],
): Item[] {
  if (plans.length === 0) return []
  const rows = [tokenize(query), plans.flatMap(({ typed }) => typed)].map((words) =>
    inARow(words.map(stemOf)),
  )
  const scored: { item: Item; tier: number; fit: number }[] = []
  let top = 1
  for (const item of items) {
    const fields = fieldsOf(item)
    if (fields.length === 0) continue
    const { tier, fit } = score(fields, plans, rows)
    if (tier >= top) scored.push({ item, tier, fit })
    top = Math.max(top, tier)
  }
  return scored
    .filter(({ tier }) => tier === top)
    .sort((a, b) => b.fit - a.fit)
    .map(({ item }) => item)
}

/** Weight of hits in fields other than the best one. */
const ELSEWHERE = 0.1
/** Below this, a hit is part of a word, or a passing mention in a text. */
const RELEVANT_MIN = 0.45
/** A part or a related form of a word in a text, or a broader field: a fallback. */
const FALLBACK_MAX = 0.18
/** Ranks after a text that has the word. */
const WIDER_LABEL = 0.2
/** Bonus for a whole typed title; consecutive words of one outrank synonyms. */
const WHOLE_TITLE = 0.2
/** Where no item has every word, the number of words outranks their fit. */
const PER_WORD = 9
const IN_A_ROW = 0.6

const inARow = (stems: readonly string[]): string => ` ${stems.join(' ')}`

function score(
  fields: readonly TokenizedField[],
  plans: readonly WordPlan[],
  rows: readonly string[],
) {
  const best = plans.map(() => 0)
  let fit = 0
  for (const field of fields) {
    let [sum, hits] = [0, 0]
    plans.forEach((plan, i) => {
      const hit = hitIn(field, plan)
      sum += hit.fit
      hits += hit.words
      best[i] = Math.max(best[i] ?? 0, hit.fit * field.weight)
    })
    if (sum === 0) continue
    let extra = 0
    if (field.kind === 'title') {
      const title = inARow(field.stems)
      if (rows.includes(title)) extra = WHOLE_TITLE
      // The last word may be incomplete.
      if (rows.some((row) => row.includes(' ', 1) && title.includes(row))) extra += IN_A_ROW
    }
    fit = Math.max(fit, (sum / plans.length) * field.weight * coverage(field, hits) + extra)
  }
  const relevant = best.filter((one) => one >= RELEVANT_MIN).length
  const least = Math.min(...best)
  const all = fit + (ELSEWHERE * best.reduce((a, b) => a + b, 0)) / plans.length
  if (least === 0) return { tier: Math.min(relevant, 1), fit: all + relevant * PER_WORD }
  return { tier: least > FALLBACK_MAX ? 3 : 2, fit: all }
}

/** A title with further words is partly about something else. */
const coverage = ({ kind, length }: TokenizedField, hits: number): number =>
  kind === 'text' ? 0.5 : 0.5 + 0.5 * Math.min(hits / length, 1)

/**
 * How well a field matches the plan, and by how many of its words. Hot path: runs for each field at
 * each key press.
 */
function hitIn(
  field: TokenizedField,
  { words: fits, phrases }: WordPlan,
): { fit: number; words: number } {
  const { kind, words, stems } = field
  let best = NO_HIT
  let worth = 0
  const take = (fit: number, count: number) => {
    const now = fit * coverage(field, count)
    if (now <= worth) return
    best = { fit, words: count }
    worth = now
  }
  for (const word of words) {
    const fit = fits.get(word)
    if (fit) take(fit, 1)
  }
  if (phrases.size === 0) return best
  for (let at = 0; at < stems.length; at++) {
    for (const { stems: wanted, fit, isWider } of phrases.get(stems[at] as string) ?? []) {
      // A passing mention in a text does not say what an item is.
      const counts = kind !== 'text' || wanted.length > 1
      if (counts && wanted.every((one, i) => stems[at + i] === one)) {
        take(isWider && kind === 'label' ? fit * WIDER_LABEL : fit, wanted.length)
      }
    }
  }
  return best
}

const NO_HIT = { fit: 0, words: 0 }
