/**
 * What of a word is heard: consonants, and where vowels are, whichever. Of three spellings of a
 * sound one is kept; a silent e and h go.
 */
export const hear = (word: string): string =>
  word
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

/** Of short sounds the vowels count: Ben Dover is no Vandaveer. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/(?:e|i|u|o|a|ou|ea|au)(?=r(?:$|[^aeiouy]))/g, 'e'],
  [/ee|ea|ie|ei|ey|y/g, 'i'],
  [/oo|ou|ew|ue|eu/g, 'u'],
  [/ai|ae|ay/g, 'a'],
  [/oa|ow|oe|au|aw/g, 'o'],
  [/[aeiou]*([aeiou])/g, '$1'],
]
/** Words run together, each sound once. */
export function soundOfAll(words: readonly string[], heard = hear): string {
  return words
    .map(heard)
    .join('')
    .replace(/(?<=[kgtdpbfsSClmnr])h/g, '')
    .replace(/(.)\1+/g, '$1')
}
export const withoutVowels = (sound: string): string =>
  sound
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(?<=.)a$/, '')
    .replace(/(.)\1+/g, '$1')
export const withFewVowels = (sound: string): string =>
  VOWELS.reduce((spoken, [spelled, vowel]) => spoken.replace(spelled, vowel), sound)
