/// <reference path="./naughty-words.d.ts" />
import { cuss } from 'cuss'
import { cuss as cussSpanish } from 'cuss/es'
import { cuss as cussFrench } from 'cuss/fr'
import { cuss as cussItalian } from 'cuss/it'
import { cuss as cussPortuguese } from 'cuss/pt'
import naughtyWords from 'naughty-words'
import { HARMLESS, MORE, words } from './own-words'
import { soundOf, withoutMarks } from './skeletons'

/** Lists of LDNOOBW whose words are looked for; Latin words of the second group from 5 letters on. */
const WHOLE_LISTS = ['en', 'es', 'ar', 'ja', 'ru', 'th', 'zh'] as const
const LONG_WORDS_OF = [
  'cs',
  'de',
  'fil',
  'fr',
  'hi',
  'hu',
  'it',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'sv',
  'tr',
] as const
const LONG = 5

/** As words are looked up: small, without marks but that of ñ, which is a letter. */
export const lookupForm = (word: string): string => withoutMarks(word).toLowerCase()

const harmless = new Set(HARMLESS.map(lookupForm))
const isLatin = (word: string): boolean => /^[ -\u024f]+$/.test(word)

/** `cuss` rates its words; only what is most likely meant badly counts (2 of 0 to 2). */
const LIKELY = 2
const likely = (list: Readonly<Record<string, number>>): string[] =>
  Object.keys(list).filter((word) => list[word] === LIKELY)

function* rated(): Generator<string> {
  yield* [...likely(cuss), ...likely(cussSpanish)]
  for (const list of [cussFrench, cussItalian, cussPortuguese])
    yield* likely(list).filter((word) => word.length >= LONG)
}

function* listed(): Generator<string> {
  for (const list of WHOLE_LISTS) yield* naughtyWords[list] ?? []
  for (const list of LONG_WORDS_OF) {
    for (const word of naughtyWords[list] ?? [])
      if (!isLatin(word) || word.length >= LONG) yield word
  }
}

const harmful = (list: Iterable<string>): string[] =>
  [...list].map(lookupForm).filter((word) => !harmless.has(word))
const certain = new Set([...harmful(listed()), ...MORE.map(lookupForm)])
const all = new Set([...certain, ...harmful(rated())])
/** In `cuss` alone, which lists many a name. */
export const RATED_ALONE: ReadonlySet<string> = new Set(
  [...all].filter((word) => !certain.has(word)),
)
const isIdeographic = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(word)

/** One word, or several as they are written together. */
export const LISTED_WORDS: ReadonlySet<string> = new Set(
  [...all]
    .flatMap((word) => [word, word.replace(/[^\p{L}\p{N}]/gu, '')])
    .filter((word) => /\p{L}/u.test(word) && [...word].length > 1),
)
/** Scripts without spaces: looked for anywhere. */
export const IDEOGRAPHIC_WORDS: readonly string[] = [...all].filter(isIdeographic)

/** So strong, and so unlike a name, that they count by sound, cut in two and backwards as well. */
const STRONG = words(`
  fuck fucks fucker fuckers fucking fucked fuckyou fuckoff fuckme fucku motherfucker shit shits shitty shithead bullshit
  bitch bitches bitching cunt cunts pussy pussies whore whores slut sluts asshole assholes arsehole dickhead dickheads
  cocksucker nigga niggas nigger niggers faggot faggots retard retarded wanker bastard penis vagina hitler
  cabron pendejo pendeja mierda maricon culero chinga puta verga coño joder jodete gilipollas
  pornhub hentai killyourself
`)
export const STRONG_WORDS: ReadonlySet<string> = new Set(STRONG.map(lookupForm))
export const STRONG_SOUNDS: ReadonlySet<string> = new Set([...STRONG_WORDS].map(soundOf))
