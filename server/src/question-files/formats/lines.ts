import type { FoundQuestion } from '../found-question'
import { endKey } from './answer-key'
import {
  explanationOf,
  isRule,
  keyOf,
  partsOfLine,
  shortKeyOf,
  type TypedLine,
  typedLine,
  withoutEmphasis,
  withPlainSpaces,
} from './line-kinds'
import type { FoundFile } from './table'
import { type OpenQuestion, openQuestion, questionsOf } from './typed-question'

/** Moodle's Aiken: a question, options `A. …` or `A) …`, and `ANSWER: A`. */
export const isAiken = (text: string): boolean =>
  /^[^\S\n]*ANSWER[^\S\n]*:[^\S\n]*[A-Z\d]\b/m.test(text) && /^[^\S\n]*[A1][.)]/m.test(text)

/**
 * Questions as people type them: a line or more, then options `A) …`, `- …` or a line each, the
 * right one with an asterisk or named by a line `Answer: B`. Every written line is in a question, in
 * a row that says why it is none, or a heading. undefined for text without a question.
 */
export function readLines(text: string): FoundFile | undefined {
  const { keys, body, lines: keyLines } = endKey(withPlainSpaces(text))
  const hasLetters = /^\s*(?:\*\s*)?\(?[A-Ha-h][.)]/m.test(body)
  const found: FoundQuestion[] = []
  let open: OpenQuestion | undefined
  let headings = keyLines
  const close = () => {
    if (open) found.push(...questionsOf(open, keys))
    open = undefined
  }
  const read = (said: string, i: number) => {
    if (said === '') {
      if (open) open.isParted = true
      return
    }
    if (isRule(said)) {
      close()
      headings++
      return
    }
    const bare = withoutEmphasis(said)
    const short = open?.text[0]?.isAskedFor ? shortKeyOf(bare) : undefined
    const [key, explanation] = [keyOf(bare) ?? short, explanationOf(bare)]
    if (open && key !== undefined && open.key === null) {
      Object.assign(open, { key, lines: open.lines + 1 })
      return
    }
    if (open && explanation !== undefined) {
      Object.assign(open, { explanation, lines: open.lines + 1 })
      return
    }
    const line = typedLine(said, i + 1)
    if (open && isOption(line, open, hasLetters)) {
      open.options.push(line)
      open.lines++
      return
    }
    if (open && startsNew(line, open)) close()
    open ??= openQuestion()
    open.text.push(line)
    open.gaps.push(open.isParted)
    open.lines++
    open.isParted = false
  }
  body.split('\n').forEach((raw, i) => {
    const [first = '', ...more] = partsOfLine(raw.trim())
    read(first, i)
    for (const part of more) read(part, i)
    // They were one line.
    if (open) open.lines -= more.length
  })
  close()
  const isOne = ({ reason, options = [], truth }: FoundQuestion) =>
    !reason && (options.length > 0 || truth !== undefined)
  if (!found.some(isOne)) return undefined
  return { format: isAiken(text) ? 'aiken' : 'lines', title: null, found, headings }
}

function isOption({ label }: TypedLine, open: OpenQuestion, hasLetters: boolean): boolean {
  if (!label || (open.key !== null && open.options.length > 0)) return false
  const isNext = label.index === open.options.length
  // Questions are numbered, too: only below an unnumbered one, where no letters are about.
  if (label.isNumber) return isNext && !hasLetters && open.text[0]?.count === null && open.isAsked()
  if (open.isParted && open.options.length > 0) return isNext
  return isNext || label.isClear
}

/** What was read so far is whole, or the next question has a number. */
const startsNew = (line: TypedLine, open: OpenQuestion): boolean =>
  open.options.length > 0 ||
  open.key !== null ||
  line.count !== null ||
  (open.isParted && open.isWhole(line))
