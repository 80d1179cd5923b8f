import { tokenize } from './words'

interface Titled {
  title: string
  otherTitles?: readonly string[]
  sector: string
}

const GRAM = 3

/** Sequences of three letters, with the edges of words: "vet" has " ve", "vet" and "et ". */
function gramsOf(text: string): Set<string> {
  const padded = ` ${tokenize(text).join(' ')} `
  const grams = new Set<string>()
  for (let i = 0; i + GRAM <= padded.length; i++) grams.add(padded.slice(i, i + GRAM))
  return grams
}

/** Dice's coefficient of two sets: 0 nothing in common, 1 the same. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const gram of a) if (b.has(gram)) common++
  return (2 * common) / (a.size + b.size || 1)
}

/**
 * For a search without a match: as many items with the most similar titles, filled up with the first
 * of sectors that are not among them.
 */
export function nearestByTitle<Item extends Titled>(
  items: readonly Item[],
  query: string,
  count: number,
): Item[] {
  const wanted = gramsOf(query)
  const scored = items
    .map((item) => {
      const titles = [item.title, ...(item.otherTitles ?? [])]
      const texts = titles.flatMap((title) => [title, ...title.split(' ')])
      return { item, score: Math.max(...texts.map((text) => similarity(wanted, gramsOf(text)))) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const near = scored.slice(0, count).map(({ item }) => item)
  const sectors = new Set(near.map(({ sector }) => sector))
  for (const item of items) {
    if (near.length >= count) break
    if (sectors.has(item.sector)) continue
    sectors.add(item.sector)
    near.push(item)
  }
  return near
}
