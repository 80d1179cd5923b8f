import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { holdsStem, isCompound } from './compounds'
import { isHarm } from './harms'
import { isInnuendo } from './innuendo'
import { withoutEveryday } from './known-names'
import {
  IDEOGRAPHIC_WORDS,
  LISTED_WORDS,
  lookupForm,
  STRONG_SOUNDS,
  STRONG_WORDS,
} from './listed-words'
import { holdsPhrase, holdsSign, isQuestionable } from './phrases'
import { isReadAloud } from './read-aloud'
import { areNames, withoutNames } from './real-names'
import { latinSkeleton, leetReadings, soundOf } from './skeletons'
import { isSpanishAbuse } from './spanish'
import { isOfTopics, spelledWord } from './topics'

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Words of which a listed one may be cut: longer ones are phrases, and the range stays small. */
const PIECES_MAX = 16

export type NameVerdict = 'fine' | 'unsure' | 'refused'

/**
 * Whether a name may stand in front of a class. Refused: a listed word in English, Spanish or another
 * language, a phrase, a sign of hate, also in leet letters, look-alikes, spelled by ear, spelled out
 * ("f u c k") or cut ("fu ck"). Unsure: what may as well be somebody's name (`Mike Hunt`, `Bich`).
 */
export function judgeName(written: string): NameVerdict {
  const name = withoutEveryday(withoutJoiners(written.normalize('NFC')))
  const verdict = judge(name)
  // "BigLongOne": words as its capitals part them.
  const apart = withoutEveryday(name.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' '))
  if (verdict === 'refused' || apart === name) return verdict
  const verdictApart = judge(apart)
  return verdictApart === 'fine' ? verdict : verdictApart
}

function judge(name: string): NameVerdict {
  if (holdsSign(name) || holdsIdeographic(name) || saysPhrase(name)) return 'refused'
  if (!VIETNAMESE.test(name) && isReadAloud(plainPieces(name)))
    return areNames(name) ? 'unsure' : 'refused'
  const isBad = offends(name) && offends(withoutNames(name, 'beside'))
  if (!isBad) return isDoubtful(name) ? 'unsure' : 'fine'
  return offends(withoutNames(name, 'alone')) ? 'refused' : 'unsure'
}

const SENTENCES = [isQuestionable, isOfTopics, isCompound, isHarm, isSpanishAbuse, isInnuendo]

/** Compiles the expressions of the checks, one check between two steps. */
export function* compileChecks(): Generator<void> {
  for (const says of [judge, ...SENTENCES]) {
    says('quiet heron')
    yield
  }
}

function isDoubtful(name: string): boolean {
  if (isInitialOf(spaced(name))) return true
  return leetReadings(latinSkeleton(name)).some((reading) => {
    const spaced = piecesOf(reading).join(' ')
    return SENTENCES.some((says) => says(spaced))
  })
}

const spaced = (name: string): string => piecesOf(latinSkeleton(name)).join(' ')

/** "Peter Enis": of the first name the initial, and then the word. */
function isInitialOf(words: string): boolean {
  const found = /^(\p{L})\p{L}+ (\p{L}+)$/u.exec(words)
  return found !== null && STRONG_WORDS.has(`${found[1]}${found[2]}`)
}

/** Syllables with these letters are no English or Spanish ones. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu

/** Within Indic scripts they shape letters; in words that are looked up they do not count. */
const withoutJoiners = (name: string): string => name.replace(/[\u200c\u200d]/g, '')

function offends(judged: string): boolean {
  if (listedPieces(lookupForm(judged))) return true
  return leetReadings(latinSkeleton(judged)).some(isDoubtfulReading)
}

/** Words are part of a phrase whether or not somebody is called so. */
const saysPhrase = (name: string): boolean =>
  leetReadings(latinSkeleton(name))
    .map(piecesOf)
    .some((pieces) => {
      const spelled = spelledWord(pieces)
      const isSpelled = spelled !== null && (LISTED_WORDS.has(spelled) || holdsStem(spelled))
      return isSpelled || holdsPhrase(pieces.join(' ')) || isListedTogether(pieces)
    })

const piecesOf = (reading: string): string[] =>
  reading.split(/[^\p{L}\p{N}*]+/u).filter((piece) => piece !== '')
const plainPieces = (name: string): string[] =>
  piecesOf(
    latinSkeleton(name)
      .replace(/[\d]+$/, '')
      .replace(/['’.-]/g, ''),
  )

const holdsIdeographic = (name: string): boolean =>
  IDEOGRAPHIC_WORDS.some((word) => name.includes(word))

/** In their own script, before look-alikes make other letters of it. */
const listedPieces = (text: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((word) => LISTED_WORDS.has(word))

function isDoubtfulReading(reading: string): boolean {
  const pieces = piecesOf(reading)
  return (
    pieces.some(isListed) ||
    matcher.hasMatch(pieces.filter((piece) => !isNumber(piece)).join(' ')) ||
    isCutUp(pieces)
  )
}

/** The matcher would read 455 as a word; numbers that mean something are signs of their own. */
const isNumber = (piece: string): boolean => /^\p{N}+$/u.test(piece)

function isListed(word: string): boolean {
  if (LISTED_WORDS.has(word) || isStrong(word) || holdsStem(word)) return true
  const heard = byEar(word)
  if (LISTED_WORDS.has(heard) || holdsStem(heard.replace(/ck(s?)$/, 'k$1'))) return true
  const [once, twice] = calmed(word)
  if (word !== twice && [once, twice].some((calm) => LISTED_WORDS.has(calm) || holdsStem(calm)))
    return true
  // A frame of letters or lines around it.
  const framed = /^(?:x+|i+|l+|z+)(\p{L}{4,}?)(?:x+|i+|l+|z+)$/u.exec(word)?.[1]
  return (
    (framed !== undefined && STRONG_WORDS.has(framed)) || (word.includes('*') && isStarred(word))
  )
}

const isStrong = (word: string): boolean =>
  STRONG_SOUNDS.has(soundOf(word)) ||
  STRONG_SOUNDS.has(soundOf(word.replace(/v/g, 'u'))) ||
  STRONG_WORDS.has([...word].reverse().join(''))

/** azz, dicc, poossy: what English writes with s, ck and u. */
const byEar = (word: string): string =>
  word
    .replace(/zz?/g, 'ss')
    .replace(/(?<=[aeiou])(?:cc|kk?|q|qk)(?=s?$)/, 'ck')
    .replace(/oo(?=ss)/, 'u')

/** Letters that are held ("fuuuuck"): each once, and each twice. */
const calmed = (word: string): [string, string] => [
  word.replace(/(.)\1{2,}/gu, '$1'),
  word.replace(/(.)\1{2,}/gu, '$1$1'),
]

/** A star stands for the letter that everybody knows: c*nt. */
function isStarred(word: string): boolean {
  if (!/\p{L}.*\p{L}|\p{L}\*{2,}/u.test(word)) return false
  const known = new RegExp(`^${word.replace(/[^\p{L}*]/gu, '').replace(/\*/g, '\\p{L}')}$`, 'u')
  return [...STRONG_WORDS].some((strong) => known.test(strong))
}

/** Strong words cut anywhere, others spelled out in pieces of one or two letters. */
function isCutUp(pieces: readonly string[]): boolean {
  const few = pieces.slice(0, PIECES_MAX)
  for (let from = 0; from < few.length; from++) {
    let joined = few[from] as string
    let isSpelledOut = joined.length <= 2
    for (const piece of few.slice(from + 1)) {
      joined += piece
      isSpelledOut &&= piece.length <= 2
      if (STRONG_WORDS.has(joined) || (isSpelledOut && isSpelled(joined))) return true
    }
  }
  return false
}

/** Several words that are listed as one entry. */
function isListedTogether(pieces: readonly string[]): boolean {
  const few = pieces.slice(0, PIECES_MAX)
  return few.some((_, from) =>
    few
      .slice(from + 1)
      .some((__, more) => LISTED_WORDS.has(few.slice(from, from + more + 2).join(' '))),
  )
}

const isSpelled = (joined: string): boolean =>
  joined.length > 2 && (LISTED_WORDS.has(joined) || isStrong(joined))
