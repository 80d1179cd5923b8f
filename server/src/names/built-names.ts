import { builtAlike } from './read-aloud-parts'
import { hear, soundOfAll, withFewVowels } from './sounds'

type Which = Parameters<typeof builtAlike>[0]

/** Words as they are heard: a few hundred, of which all names are put together. */
const heardWords = new Map<string, string>()
function heardBefore(word: string): string {
  const known = heardWords.get(word)
  if (known !== undefined) return known
  const heard = hear(word)
  heardWords.set(word, heard)
  return heard
}

/** The sounds of some hundred thousand names, which take more than half a second to make. */
class SoundIndex {
  readonly #sounds = new Set<string>()
  #left: Iterator<string[]> | null

  constructor(which: Which) {
    this.#left = builtAlike(which)
  }

  has(spoken: string): boolean {
    this.add(Number.POSITIVE_INFINITY)
    return this.#sounds.has(spoken)
  }

  /** Adds so many names; false: it has all. */
  add(count: number): boolean {
    for (let added = 0; this.#left !== null && added < count; added++) {
      const { done, value } = this.#left.next()
      if (done) this.#left = null
      else this.#sounds.add(withFewVowels(soundOfAll(value, heardBefore)))
    }
    return this.#left !== null
  }
}

const indexes: Readonly<Record<Which, SoundIndex>> = {
  strong: new SoundIndex('strong'),
  all: new SoundIndex('all'),
}

/** Whether a sound is one of a name put together of such parts. */
export const isBuiltAlike = (spoken: string, which: Which): boolean => indexes[which].has(spoken)

/** So many take a few milliseconds. */
const SLICE = 500

/** Makes the indexes, a slice between two steps. */
export function* makeSoundIndexes(): Generator<void> {
  for (const index of Object.values(indexes)) while (index.add(SLICE)) yield
}
