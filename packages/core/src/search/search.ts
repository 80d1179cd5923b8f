/**
 * One search for careers and sets, in a list that a page holds and over what a database found:
 * forms of a word, other words for the same, one slip; most fitting first.
 */
import { type CutField, cutField, type Lexicon, lexiconOf, type SearchField } from './documents'
import { planSearch, type WordPlan } from './plan'
import { NO_SYNONYMS, type Synonyms } from './synonyms'
import { add, stemOf, wordsOf } from './words'

const cut = new WeakMap<object, readonly CutField[]>()

/** Cut once per item, so that typing searches a thousand of them in a moment. */
export function cutOf<Item extends object>(item: Item, fieldsOf: (item: Item) => SearchField[]) {
  let fields = cut.get(item)
  if (fields === undefined) {
    fields = fieldsOf(item).map(cutField)
    cut.set(item, fields)
  }
  return fields
}

interface Index {
  lexicon: Lexicon
  /** Which fields have a word. */
  byWord: ReadonlyMap<string, readonly CutField[]>
}

const indexes = new WeakMap<object, Index>()

function indexOf<Item extends object>(
  items: readonly Item[],
  fieldsOf: (item: Item) => SearchField[],
): Index {
  const known = indexes.get(items)
  if (known) return known
  const byWord = new Map<string, CutField[]>()
  for (const item of items) {
    for (const field of cutOf(item, fieldsOf)) {
      for (const word of field.words) add(byWord, word, field)
    }
  }
  const lexicon = lexiconOf(items.map((item) => cutOf(item, fieldsOf)))
  const index = { lexicon, byWord }
  indexes.set(items, index)
  return index
}

/** The items of a list that a search means, most fitting first; all as they come without words. */
export function searchList<Item extends object>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => SearchField[],
  synonyms: Synonyms = NO_SYNONYMS,
): readonly Item[] {
  if (query.trim() === '') return items
  const { lexicon, byWord } = indexOf(items, fieldsOf)
  const wishes = planSearch(query, lexicon, synonyms)
  const words = wishes.flatMap(({ words, phrases }) => [
    ...words.keys(),
    ...[...phrases.keys()].flatMap((stem) => lexicon.ofStem(stem)),
  ])
  // A field without any of the words adds nothing to the score.
  const hit = new Set(words.flatMap((word) => byWord.get(word) ?? []))
  return rank(items, query, wishes, (item) =>
    cutOf(item, fieldsOf).filter((field) => hit.has(field)),
  )
}

/**
 * Those that every wish finds something in, most fitting first; where there is none, those that any
 * wish does. What fits alike stays in its order.
 */
export function rank<Item>(
  items: readonly Item[],
  query: string,
  wishes: readonly WordPlan[],
  fieldsOf: (item: Item) => readonly CutField[],
): Item[] {
  if (wishes.length === 0) return []
  const rows = [wordsOf(query), wishes.flatMap(({ typed }) => typed)].map((words) =>
    inARow(words.map(stemOf)),
  )
  const scored: { item: Item; tier: number; fit: number }[] = []
  let top = 1
  for (const item of items) {
    const fields = fieldsOf(item)
    if (fields.length === 0) continue
    const { tier, fit } = score(fields, wishes, rows)
    if (tier >= top) scored.push({ item, tier, fit })
    top = Math.max(top, tier)
  }
  return scored
    .filter(({ tier }) => tier === top)
    .sort((a, b) => b.fit - a.fit)
    .map(({ item }) => item)
}

/** What a hit in the best field leaves over for hits in the others. */
const ELSEWHERE = 0.1
/** Less is a piece of a word, or a word that a text has in passing. */
const SAID = 0.45
/** A piece or a cousin of a word that a text has, or a field around what is meant: for want of better. */
const FAINT = 0.18
/** After a text that has the word. */
const WIDER = 0.2
/** Who types a whole title means it; several words of one in a row do so more than what they lead to. */
const WHOLE = 0.2
/** Where nothing has every word, how many it has comes before how well. */
const MOST = 9
const IN_A_ROW = 0.6

const inARow = (stems: readonly string[]): string => ` ${stems.join(' ')}`

function score(fields: readonly CutField[], wishes: readonly WordPlan[], rows: readonly string[]) {
  const best = wishes.map(() => 0)
  let fit = 0
  for (const field of fields) {
    let [sum, hits] = [0, 0]
    wishes.forEach((requested, i) => {
      const hit = hitIn(field, requested)
      sum += hit.fit
      hits += hit.words
      best[i] = Math.max(best[i] ?? 0, hit.fit * field.weight)
    })
    if (sum === 0) continue
    let extra = 0
    if (field.kind === 'title') {
      const title = inARow(field.stems)
      if (rows.includes(title)) extra = WHOLE
      // The last word may be about to be typed.
      if (rows.some((row) => row.includes(' ', 1) && title.includes(row))) extra += IN_A_ROW
    }
    fit = Math.max(fit, (sum / wishes.length) * field.weight * coverage(field, hits) + extra)
  }
  const said = best.filter((one) => one >= SAID).length
  const least = Math.min(...best)
  const all = fit + (ELSEWHERE * best.reduce((a, b) => a + b, 0)) / wishes.length
  if (least === 0) return { tier: Math.min(said, 1), fit: all + said * MOST }
  return { tier: least > FAINT ? 3 : 2, fit: all }
}

/** A title that has other words as well is about something else in part. */
const coverage = ({ kind, length }: CutField, hits: number): number =>
  kind === 'text' ? 0.5 : 0.5 + 0.5 * Math.min(hits / length, 1)

/** How well a field has what is wished, and by how many of its words. Runs for each field at each key. */
function hitIn(
  field: CutField,
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
      // What a text tells in passing is not what something is.
      const isSaid = kind !== 'text' || wanted.length > 1
      if (isSaid && wanted.every((one, i) => stems[at + i] === one)) {
        take(isWider && kind === 'label' ? fit * WIDER : fit, wanted.length)
      }
    }
  }
  return best
}

const NO_HIT = { fit: 0, words: 0 }
