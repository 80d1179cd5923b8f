import type { IndexedCareer } from './career-index'
import type { Writing } from './writing'
import type { Draft } from './written-set'

/** What is compared of a career; null: unknown, so that it is never an option. */
export type Measure = (career: IndexedCareer) => number | null

interface Sides {
  isRight: (value: number, own: number) => boolean
  isWrong: (value: number, own: number) => boolean
}

/** One career on the right side of this one, and wrong ones on the other side of it. */
export function compared(
  writing: Writing,
  measure: Measure,
  { isRight, isWrong }: Sides,
  explain: (right: IndexedCareer) => string,
): Draft | null {
  const { career, deck } = writing
  const own = measure(career)
  if (own === null) return null
  const is = (side: Sides['isRight']) => (one: IndexedCareer) => {
    const value = measure(one)
    return value !== null && side(value, own)
  }
  // The first right one may have too few wrong ones of its length.
  for (let tries = 0; tries < 3; tries++) {
    const right = deck.draw((one) => (is(isRight)(one) ? one : null))
    if (!right) return null
    const wrongs = writing.wrongs(right.title, (one, fits) =>
      writing.wrongTitle(one, is(isWrong), fits),
    )
    if (!wrongs) continue
    return {
      answers: writing.choice(
        right.title,
        wrongs.map(({ text }) => text),
      ),
      explanation: explain(right),
    }
  }
  return null
}

/** The career among others, least first, each clearly apart from all others. */
export function inOrder(
  writing: Writing,
  measure: Measure,
  areApart: (a: number, b: number) => boolean,
  count: number,
  countMin = count,
): { career: IndexedCareer; value: number }[] | null {
  const own = measure(writing.career)
  if (own === null) return null
  const found = [{ career: writing.career, value: own }]
  while (found.length < count) {
    const next = writing.deck.draw((career) => {
      const value = measure(career)
      const isNew = value !== null && found.every((one) => areApart(one.value, value))
      return isNew ? { career, value } : null
    })
    if (!next) break
    found.push(next)
  }
  return found.length < countMin ? null : found.sort((a, b) => a.value - b.value)
}

export const titlesOf = (list: readonly { career: IndexedCareer }[]): string[] =>
  list.map(({ career }) => career.title)
