import { type Random, seededRandom, shuffled } from '@pathquest/core/random'
import type { CareerIndex, IndexedCareer } from './career-index'
import { sharesWord } from './content-words'
import { Deck } from './deck'
import type { Ledger } from './ledger'
import type { Draft } from './written-set'

export const OPTION_MAX = 75
export const SIDE_MAX = 45
const WRONG_OPTIONS = 3
const PLACES = 'ABCD'
/** A wrong option is as long as the right one, give or take. */
const LENGTH_RATIO_MAX = 1.7
const LENGTH_SLACK = 6

/** A text that may stand as a wrong option, and whose it is. */
export interface Wrong {
  text: string
  career: IndexedCareer
}

/** One set being written: what a stem needs to write a question about its career. */
export class Writing {
  readonly random: Random
  /** Well-known careers that lie far from this one. */
  readonly deck: Deck
  /** Tasks, names and careers that a question of this set has asked about. */
  private readonly asked = new Set<string>()
  private mayRepeat = false
  private readonly places: string[] = []
  private readonly ranks: number[] = []

  constructor(
    readonly career: IndexedCareer,
    readonly index: CareerIndex,
    readonly ledger: Ledger,
  ) {
    this.random = seededRandom(career.id)
    this.deck = new Deck(career, index.known, (other) => index.isFar(career, other))
  }

  /** From now on a text may be asked about in a second form: little is known of this career. */
  repeat(): void {
    this.mayRepeat = true
  }

  /** The texts that this set has not asked about, in an order of its own. */
  unasked(texts: readonly string[]): string[] {
    return shuffled(
      texts.filter((text) => this.mayRepeat || !this.asked.has(text)),
      this.random,
    )
  }

  isAsked(text: string): boolean {
    return this.asked.has(text)
  }

  /** Remembers what a question asks about. */
  ask(texts: readonly string[]): void {
    for (const text of texts) this.asked.add(text)
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random() * items.length)]
  }

  /** Whether a text does not say the career's title, or a part of it. */
  isQuiet(text: string): boolean {
    return !sharesWord(this.career.title, text)
  }

  /** A task of a career of the deck that is clearly none of this one's. */
  wrongTask(other: IndexedCareer, fits: (text: string) => boolean): Wrong | null {
    const { tasks, taskRoots } = other
    const start = Math.floor(this.random() * tasks.length)
    for (let i = 0; i < tasks.length; i++) {
      const at = (start + i) % tasks.length
      const text = tasks[at] as string
      const roots = taskRoots[at] as ReadonlySet<string>
      if (
        fits(text) &&
        this.ledger.isFree(text) &&
        this.index.isSpecific(text, roots) &&
        !this.index.speaksOf(this.career, roots)
      ) {
        return { text, career: other }
      }
    }
    return null
  }

  /** The title of a career of the deck, if it is clearly the wrong one. */
  wrongTitle(
    other: IndexedCareer,
    isWrong: (career: IndexedCareer) => boolean,
    fits: (text: string) => boolean,
  ): Wrong | null {
    const isFree = fits(other.title) && this.ledger.isFree(other.title)
    return isFree && isWrong(other) ? { text: other.title, career: other } : null
  }

  /**
   * Wrong options beside a right one: so many of them longer that its length tells nothing. Null
   * where there are too few.
   */
  wrongs(
    right: string,
    from: (career: IndexedCareer, fits: (text: string) => boolean) => Wrong | null,
    count = WRONG_OPTIONS,
  ): Wrong[] | null {
    for (const longer of this.rankOrder()) {
      const found = this.wrongsOf(right, Math.min(longer, count), count, from)
      if (found === null) continue
      this.ranks.splice(this.ranks.indexOf(longer), 1)
      return found
    }
    return null
  }

  private wrongsOf(
    right: string,
    longer: number,
    count: number,
    from: (career: IndexedCareer, fits: (text: string) => boolean) => Wrong | null,
  ): Wrong[] | null {
    const long = right.length * LENGTH_RATIO_MAX + LENGTH_SLACK
    const short = (right.length - LENGTH_SLACK) / LENGTH_RATIO_MAX
    const found: Wrong[] = []
    for (let i = 0; i < count; i++) {
      const fits = (text: string) =>
        !found.some((one) => one.text.toLowerCase() === text.toLowerCase()) &&
        (i < longer
          ? text.length > right.length && text.length <= long
          : text.length < right.length && text.length >= short)
      const isTaken = (career: IndexedCareer) => found.some((one) => one.career.id === career.id)
      const one = this.deck.draw((career) => (isTaken(career) ? null : from(career, fits)))
      if (one === null) return null
      found.push(one)
    }
    return found
  }

  /** The answers of a choice, the right one at a place that tells nothing. */
  choice(right: string, wrongs: readonly string[]): Draft['answers'] {
    const place = this.place()
    const options = shuffled(wrongs, this.random)
    options.splice(PLACES.indexOf(place), 0, right)
    this.ledger.add(wrongs)
    return { options, right: place }
  }

  /** Of several: all that fit, in an order that tells nothing. */
  several(rights: readonly string[], wrongs: readonly string[]): Draft['answers'] {
    const options = shuffled([...rights, ...wrongs], this.random)
    this.ledger.add(wrongs)
    const letters = options.flatMap((text, at) => (rights.includes(text) ? 'ABCDEF'[at] : []))
    return { options, right: letters.join('') }
  }

  /** Whether the wrong ones among numbers may be used; they then are. */
  useNumbers(options: readonly string[], right: string): boolean {
    const wrongs = options.filter((_, at) => at !== PLACES.indexOf(right))
    if (!wrongs.every((option) => this.ledger.isFree(option))) return false
    this.ledger.add(wrongs)
    return true
  }

  /** The next place of a right option: each equally often. */
  place(): string {
    if (this.places.length === 0) this.places.push(...shuffled([...PLACES], this.random))
    return this.places.pop() as string
  }

  /** How many wrong options may be longer than the next right one: each number equally often. */
  private rankOrder(): number[] {
    if (this.ranks.length === 0) this.ranks.push(...shuffled([0, 1, 2, 3], this.random))
    return [...this.ranks]
  }
}
