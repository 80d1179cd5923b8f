import { type Refusal, refuse } from '../errors'
import { DISPLAY_NAME_MAX } from '../rooms/timing'
import { graphemeCount } from '../visible-text'

/** Names as decided: NFKC, no control, bidirectional or invisible characters, 30 graphemes. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/u
/**
 * Joiners, selectors and the tags of a regional flag are visible as part of one emoji. Matched
 * together with the preceding character: Safari supports lookbehind only from 16.4, and a page that
 * uses it is blank before.
 */
const EMOJI_PARTS = new RegExp(
  [
    String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{4,6}\u{e007f}`,
    String.raw`[0-9#*]\ufe0f(?=\u20e3)`,
    String.raw`(?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})`,
    String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]`,
  ].join('|'),
  'gu',
)
/**
 * Joiners that shape letters, as IDNA's contextual rules allow them: after a virama of an Indic
 * script (also before it, in Bengali), and between letters of Arabic script.
 */
const LETTER_JOINERS =
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u103a\u17d2\u1b44\ua953])[\u200c\u200d]|(\u09b0)\u200d(?=\u09cd)|([\u0620-\u06ef])\u200c(?=[\u0620-\u06ef])/gu
/**
 * Stacked accents that would overlap other names (zalgo text); scripts that stack vowel signs stay
 * possible.
 */
const PILED_MARKS = /(?:(?=\p{M})\p{Script=Inherited}){3,}|\p{M}{5,}|(\p{M})\1/u
/** A combining mark without a letter would attach to whatever precedes the name. */
const BARE_MARK = /(?:^|\s)\p{M}/u
/** Scripts with confusable letters; no name mixes them in one word. */
const LOOK_ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
/** Longest emoji in use, in UTF-16 units. */
const UNITS_PER_SIGN = 16

/** A name in a game; a full name may use the same characters and be longer. */
export function readDisplayName(
  input: string,
  max = DISPLAY_NAME_MAX,
): { ok: true; name: string } | Refusal {
  const name = composed(input)
  if (name === '') return refuse('name_required')
  if (isTooLong(name, max)) {
    return refuse('name_too_long', { max })
  }
  const unseen = FORBIDDEN.test(name.replace(EMOJI_PARTS, '').replace(LETTER_JOINERS, '$1$2$3'))
  const piled = BARE_MARK.test(name) || PILED_MARKS.test(name.normalize('NFD'))
  if (unseen || piled || mixesScripts(name)) {
    return refuse('name_not_allowed')
  }
  return { ok: true, name }
}

const mixesScripts = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1)

/**
 * Counting graphemes takes a millisecond and native memory that only a full collection frees, so
 * very few or very many UTF-16 units decide first.
 */
function isTooLong(name: string, max: number): boolean {
  if (name.length <= max) return false
  return name.length > max * UNITS_PER_SIGN || graphemeCount(name) > max
}

/**
 * NFKC turns some emoji into letters (™️, ℹ️), whose selector is then dropped, and the character ´
 * into a mark.
 */
function composed(input: string): string {
  return input
    .replace(/(\p{Emoji})\ufe0f/gu, (both, sign: string) =>
      sign.normalize('NFKC') === sign ? both : sign,
    )
    .replace(/´/g, "'")
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
}
