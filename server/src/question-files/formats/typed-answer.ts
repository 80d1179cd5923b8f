import type { FoundQuestion } from '../found-question'
import { spellingKey } from './answer-key'

type Notices = NonNullable<FoundQuestion['notices']>

/** A text that is accepted, with its share of the points. */
interface Spelling {
  text: string
  share: number
}

/**
 * An answer that is typed: every spelling that gets as much as any other. What gets a part of that
 * is lost, and said; where no kind takes typed answers, the first one is an option.
 */
export function typedAnswer(
  spellings: readonly Spelling[],
  notices: Notices,
): Pick<FoundQuestion, 'answer' | 'options'> {
  const right = spellings.filter(({ text, share }) => share > 0 && text.trim() !== '')
  const best = Math.max(...right.map(({ share }) => share))
  const accepted = right.filter(({ share }) => share === best).map(({ text }) => text)
  const known = new Set(accepted.map(spellingKey))
  if (right.some(({ text }) => !known.has(spellingKey(text))))
    notices.push({ code: 'partial_credit', params: {} })
  const said = right.map(({ text }) => text).join(' / ')
  notices.push({ code: 'text_answer', params: { answer: said.slice(0, 200) } })
  return {
    answer: { type: 'text', accepted },
    options: accepted.slice(0, 1).map((text) => ({ text, isCorrect: true })),
  }
}

/**
 * Moodle takes an asterisk for any text, one with a backslash for itself. An answer that is an
 * asterisk alone stands for all others: none.
 */
export const withoutWildcards = (text: string): string =>
  text
    .replace(/(?<!\\)\*/g, ' ')
    .replaceAll('\\*', '*')
    .replace(/ {2,}/g, ' ')
    .trim()
export const escapeWildcards = (text: string): string => text.replaceAll('*', '\\*')

/** `F`, `B`: the name of an option that is not there, rather than a word to type. */
export const isBareLetter = (text: string): boolean => /^\(?[a-z][).]?$/i.test(text.trim())
