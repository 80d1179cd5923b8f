import { isKnownName } from './known-names'
import { READ_ALOUD } from './read-aloud-names'
import { builtAlike, HEARD_WORDS } from './read-aloud-parts'

/**
 * What of a word is heard: consonants, and where vowels are, whichever. Of three spellings of a
 * sound one is kept; a silent e and h go.
 */
function heard(word: string): string {
  return word
    .replace(/^(?:kn|gn)(?=[aeiou])/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^wh/, 'h')
    .replace(/gh(?=$|[^aeiou])/g, '')
    .replace(/gh|gu(?=[ei])/g, 'g')
    .replace(/ph/g, 'f')
    .replace(/ck|q(?:u(?=[ei]|$))?/g, 'k')
    .replace(/sc(?=[ei])|c(?=[eiy])/g, 's')
    .replace(/sch|sh/g, 'S')
    .replace(/t?ch/g, 'C')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/(?<=.)g(?=e$|e[aiou])/g, 'j')
    .replace(/(?<=[aeiou])w(?![aeiouh])/g, '')
    .replace(/(?<=[kgtdpbfsSClmnr])h/g, '')
    .replace(/(?<=.)e$/, '')
}

/** Of short sounds the vowels count: Ben Dover is no Vandaveer. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/(?:e|i|u|o|a|ou|ea|au)(?=r(?:$|[^aeiouy]))/g, 'e'],
  [/ee|ea|ie|ei|ey|y/g, 'i'],
  [/oo|ou|ew|ue|eu/g, 'u'],
  [/ai|ae|ay/g, 'a'],
  [/oa|ow|oe|au|aw/g, 'o'],
  [/[aeiou]*([aeiou])/g, '$1'],
]
/** From here on only where vowels are counts, not which; of names of several words sooner. */
const LONG_SOUND = 9
const LONG_SOUND_OF_SEVERAL = 8

/** Words run together, each sound once. */
function soundOfAll(words: readonly string[]): string {
  return words
    .map(heard)
    .join('')
    .replace(/(?<=[kgtdpbfsSClmnr])h/g, '')
    .replace(/(.)\1+/g, '$1')
}
const withoutVowels = (sound: string): string =>
  sound
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(?<=.)a$/, '')
    .replace(/(.)\1+/g, '$1')
const withFewVowels = (sound: string): string =>
  VOWELS.reduce((spoken, [spelled, vowel]) => spoken.replace(spelled, vowel), sound)

const sounds = [...READ_ALOUD.split(','), ...HEARD_WORDS]
  .map((name) => soundOfAll(name.trim().split(/\s+/)))
  .filter((sound) => sound !== '')
const FEW_VOWELS: ReadonlySet<string> = new Set(sounds.map(withFewVowels))
const NO_VOWELS: ReadonlySet<string> = new Set(sounds.map(withoutVowels))

/** Of parts as they are put together; made when the first name needs it. */
const built: { all?: ReadonlySet<string>; strong?: ReadonlySet<string> } = {}
function isBuiltAlike(spoken: string, which: 'all' | 'strong'): boolean {
  built[which] ??= new Set([...builtAlike(which)].map((name) => withFewVowels(soundOfAll(name))))
  return built[which].has(spoken)
}

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
