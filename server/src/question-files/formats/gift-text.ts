import type { TextFormat } from 'gift-pegjs'
import { looksLikeHtml } from '../plain-text'
import { plainText, typedText, type VisibleTextOptions } from '../rendered/visible-text'

/** What a backslash takes its meaning from; of an arrow our own export escapes the end. */
const ESCAPED = ['\\', '{', '}', '=', '~', '#', ':', 'n', '>'] as const
/** Private-use characters stand for what was escaped while the grammar reads. */
const STAND_IN_FROM = 0xe000
const standIn = (sign: string) =>
  String.fromCharCode(STAND_IN_FROM + ESCAPED.indexOf(sign as (typeof ESCAPED)[number]))
const ARROW = '\ue010'
/** Indentation: the grammar would make one space of it. */
const NBSP = '\ue011'

export const protect = (text: string) =>
  text
    .replace(/[\ue000-\ue011]/g, '')
    .replaceAll('\u00a0', NBSP)
    .replace(/\\([\\{}=~#:n>])/g, (_, sign) => standIn(sign))
    // Both signs of an answer at once: Moodle takes it for the right one.
    .replace(/~[^\S\n]*=/g, '=')
export const restore = (text: string) =>
  text
    .replaceAll(ARROW, '->')
    .replaceAll(NBSP, '\u00a0')
    .replace(/[\ue000-\ue008]/g, (stands) => {
      const sign = ESCAPED[stands.charCodeAt(0) - STAND_IN_FROM]
      return sign === 'n' ? '\n' : (sign ?? '')
    })

/** Colons and arrows that mean nothing, and signs in the text before the answers. */
export function lenient(text: string): string {
  const title = /^\s*::.*?::/s.exec(text)?.[0] ?? ''
  const rest = text.slice(title.length)
  const brace = rest.indexOf('{')
  const stem = brace < 0 ? rest : rest.slice(0, brace)
  const answers = brace < 0 ? '' : rest.slice(brace)
  const signs = (part: string, which: RegExp) => part.replace(which, (sign) => standIn(sign))
  const isNumeric = /^\{\s*#/.test(answers)
  return (
    title +
    signs(stem, /[=~#:]/g) +
    (isNumeric ? answers : signs(answers.replaceAll('->', ARROW), /:/g))
  )
}

/** What a text of GIFT says, by its format. */
export function plain({ format, text }: TextFormat, seeing: VisibleTextOptions): string {
  const whole = restore(text)
  // As our own export writes it.
  if (format === 'plain') return whole
  if (format === 'markdown') {
    return typedText(whole.replace(/(\*\*|__)(\S[^*_]*)\1/g, '$2'), seeing.notices)
  }
  return format === 'html' || looksLikeHtml(whole)
    ? plainText(whole, seeing)
    : typedText(whole, seeing.notices)
}
