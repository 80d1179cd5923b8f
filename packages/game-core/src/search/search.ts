/**
 * One search for careers and sets, in a list that a page holds and over what a database found:
 * forms of a word, other words for the same, one slip; most fitting first.
 */
import { type CutField, cutField, type Lexicon, lexiconOf, type SearchField } from './documents'
import { planSearch, type Wish } from './plan'
import { NO_SYNONYMS, type Synonyms } from './synonyms'

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

const lexicons = new WeakMap<object, Lexicon>()

/** The items of a list that a search means, most fitting first; all as they come without words. */
export function searchList<Item extends object>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => SearchField[],
  synonyms: Synonyms = NO_SYNONYMS,
): readonly Item[] {
  if (query.trim() === '') return items
  let lexicon = lexicons.get(items)
  if (lexicon === undefined) {
    lexicon = lexiconOf(items.map((item) => cutOf(item, fieldsOf)))
    lexicons.set(items, lexicon)
  }
  return rank(items, planSearch(query, lexicon, synonyms), (item) => cutOf(item, fieldsOf))
}

/**
 * Those that every wish finds something in, most fitting first; where there is none, those that any
 * wish does. What fits alike stays in its order.
 */
export function rank<Item>(
  items: readonly Item[],
  wishes: readonly Wish[],
  fieldsOf: (item: Item) => readonly CutField[],
): Item[] {
  if (wishes.length === 0) return []
  const scored = items.map((item) => ({ item, ...score(fieldsOf(item), wishes) }))
  const whole = scored.filter(({ met }) => met === wishes.length)
  const found = whole.length > 0 ? whole : scored.filter(({ said }) => said > 0)
  const isWhole = whole.length > 0
  return found
    .sort((a, b) => (isWhole ? 0 : b.said - a.said) || b.fit - a.fit)
    .map(({ item }) => item)
}

/** What a hit in the best field leaves over for hits in the others. */
const ELSEWHERE = 0.1
/** Less is a piece of a word, or a word that a text has in passing. */
const SAID = 0.45
/** Who types a whole title means it. */
const WHOLE = 0.2

function score(fields: readonly CutField[], wishes: readonly Wish[]) {
  const best = wishes.map(() => 0)
  let fit = 0
  for (const field of fields) {
    let [sum, hits, exact] = [0, 0, 0]
    for (const [i, wish] of wishes.entries()) {
      const hit = hitIn(field, wish)
      if (hit.fit === 0) continue
      sum += hit.fit
      hits += hit.words
      if (hit.fit === 1) exact += 1
      best[i] = Math.max(best[i] ?? 0, hit.fit * field.weight)
    }
    if (sum === 0) continue
    const isWhole = field.kind === 'title' && hits >= field.length && exact === wishes.length
    const mean = (sum / wishes.length) * field.weight * coverage(field, hits)
    fit = Math.max(fit, mean + (isWhole ? WHOLE : 0))
  }
  const met = best.filter((one) => one > 0).length
  const said = best.filter((one) => one >= SAID).length
  return { met, said, fit: fit + (ELSEWHERE * best.reduce((a, b) => a + b, 0)) / wishes.length }
}

/** A title that has other words as well is about something else in part. */
const coverage = ({ kind, length }: CutField, hits: number): number =>
  kind === 'text' ? 0.5 : 0.5 + 0.5 * Math.min(hits / length, 1)

/** How well a field has what is wished, and by how many of its words. */
function hitIn(field: CutField, wish: Wish): { fit: number; words: number } {
  const { kind, words, stems } = field
  let best = { fit: 0, words: 0 }
  let worth = 0
  const take = (fit: number, count: number) => {
    if (fit * coverage(field, count) <= worth) return
    best = { fit, words: count }
    worth = fit * coverage(field, count)
  }
  for (const word of words) take(wish.words.get(word) ?? 0, 1)
  for (const [at, stem] of stems.entries()) {
    for (const { stems: wanted, fit } of wish.phrases.get(stem) ?? []) {
      // What a text tells in passing is not what something is.
      const isSaid = kind !== 'text' || wanted.length > 1
      if (isSaid && wanted.every((one, i) => stems[at + i] === one)) take(fit, wanted.length)
    }
  }
  return best
}
