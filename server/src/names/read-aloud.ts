import { isBuiltAlike } from './built-names'
import { isKnownName } from './known-names'
import { READ_ALOUD } from './read-aloud-names'
import { HEARD_WORDS } from './read-aloud-parts'
import { soundOfAll, withFewVowels, withoutVowels } from './sounds'

/** From here on only where vowels are counts, not which; of names of several words sooner. */
const LONG_SOUND = 9
const LONG_SOUND_OF_SEVERAL = 8

const sounds = [...READ_ALOUD.split(','), ...HEARD_WORDS]
  .map((name) => soundOfAll(name.trim().split(/\s+/)))
  .filter((sound) => sound !== '')
const FEW_VOWELS: ReadonlySet<string> = new Set(sounds.map(withFewVowels))
const NO_VOWELS: ReadonlySet<string> = new Set(sounds.map(withoutVowels))

/** Names of people are heard as they are written: which vowels they have counts. */
function isHeard(words: readonly string[]): boolean {
  const sound = soundOfAll(words)
  const spoken = withFewVowels(sound)
  if (FEW_VOWELS.has(spoken)) return true
  if (words.every(isKnownName)) return isBuiltAlike(spoken, 'strong')
  const rough = withoutVowels(sound)
  const min = words.length > 1 ? LONG_SOUND_OF_SEVERAL : LONG_SOUND
  if (rough.length >= min && NO_VOWELS.has(rough)) return true
  return isBuiltAlike(spoken, 'all')
}

/** Whether some words of a name, or all, sound like one made to be read aloud. */
export function isReadAloud(pieces: readonly string[]): boolean {
  const few = pieces.slice(0, PIECES_MAX)
  for (let from = 0; from < few.length - 1; from++) {
    for (let to = from + 2; to <= few.length; to++) {
      if (isHeard(few.slice(from, to))) return true
    }
  }
  return few.some(
    (piece) => piece.length >= ONE_WORD_MIN && isHeard([piece]) && !isKnownName(piece),
  )
}

const PIECES_MAX = 6
/** Written as one word; a shorter one may be anything. */
const ONE_WORD_MIN = 7
