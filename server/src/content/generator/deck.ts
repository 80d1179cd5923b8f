import type { IndexedCareer } from './career-index'

/** More than there are careers: a hash and a place are one number, so that sorting is quick. */
const PLACES = 2 ** 16

/** One number of two hashes, spread over all numbers (the last step of murmur3). */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ b, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The careers that wrong options of one career come from, in an order of its own. What was drawn
 * goes to the end, so that a set does not speak of the same ones again and again. The order is by
 * a hash of both: a career that is added to the catalogue changes few questions of others.
 */
export class Deck {
  private readonly cards: IndexedCareer[]

  constructor(
    own: IndexedCareer,
    careers: readonly IndexedCareer[],
    private readonly isFar: (career: IndexedCareer) => boolean,
  ) {
    const places = Float64Array.from(careers, ({ hash }, at) => mixed(own.hash, hash) * PLACES + at)
    this.cards = Array.from(places.sort(), (place) => careers[place % PLACES] as IndexedCareer)
  }

  /** The first far one that gives something; it moves to the end. */
  draw<T>(give: (career: IndexedCareer) => T | null): T | null {
    const { cards } = this
    for (let place = 0; place < cards.length; place++) {
      const career = cards[place] as IndexedCareer
      const given = give(career)
      if (given === null || !this.isFar(career)) continue
      cards.splice(place, 1)
      cards.push(career)
      return given
    }
    return null
  }
}
