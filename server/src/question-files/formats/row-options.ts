import type { ImportProblem } from '@pathquest/core/contracts'
import type { FoundQuestion } from '../found-question'
import { same } from './answer-key'
import type { Columns } from './columns'
import { answerOfRow, isSeveral } from './row-kind'
import { isBareLetter, typedAnswer } from './typed-answer'

/** The options of a row: settled already, or texts and the key that is to be read with those of all rows. */
export interface OptionsRow {
  key: string
  texts: string[]
  /** Settled already; with what else the row says about its answer. */
  found?: Pick<FoundQuestion, 'options' | 'answer' | 'reason' | 'truth'>
  /** It says that any number of options may be right. */
  isSeveral: boolean
  notices: ImportProblem[]
}

const LETTER = /^\(?([A-Za-z])[).]\s*(\S.*)$/s
const TRUTHS: readonly (readonly [string, string])[] = [
  ['True', 'False'],
  ['Verdadero', 'Falso'],
]

export function optionsRow(cells: readonly string[], columns: Columns): OptionsRow {
  const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? ''))
  const key = cell(columns.correct)
  const notices: ImportProblem[] = []
  const several = isSeveral(cell(columns.type))
  const settled = (found: OptionsRow['found']): OptionsRow => ({
    key,
    texts: [],
    found: { options: [], ...found },
    isSeveral: several,
    notices,
  })
  const typed = (text: string): OptionsRow => {
    const { options = [], answer } = typedAnswer([{ text, share: 1 }], notices)
    return settled({ options, ...(!isBareLetter(text) && answer && { answer }) })
  }
  const answered = answerOfRow(cells, columns)
  if (answered) return settled(answered)
  const list = cell(columns.choices)
  const texts =
    columns.options.length > 0 ? columns.options.map((index) => cell(index)) : listed(list)
  if (columns.wrong.length > 0 && columns.options.length === 0) {
    // The key is the text of the right answer itself.
    const wrong = columns.wrong.map((index) => ({ text: cell(index), isCorrect: false }))
    if (wrong.every(({ text }) => text === '') && key !== '') return typed(key)
    return settled({ options: [{ text: key, isCorrect: true }, ...wrong] })
  }
  if (texts.every((text) => text === '') && key !== '') {
    const truths = TRUTHS.find((pair) => pair.some((one) => same(one, key)))
    if (!truths) return typed(key)
    return settled({ options: truths.map((text) => ({ text, isCorrect: same(text, key) })) })
  }
  // Without a column for keys an asterisk marks what is right.
  if (key === '' && texts.some(isMarked)) {
    return settled({
      options: texts.map((text) => ({
        text: text.replace(/^\*|\*$/g, '').trim(),
        isCorrect: isMarked(text),
      })),
    })
  }
  return { key, texts: withoutLetters(texts), isSeveral: several, notices }
}

const isMarked = (text: string) => /^\*.|.\*$/s.test(text)

/** `A) Paris`, `B) Rome` …: the letters of a list are no part of its texts. */
function withoutLetters(texts: readonly string[]): string[] {
  const lettered = texts.map((text) => LETTER.exec(text))
  const isList = texts.every(
    (text, i) => text === '' || lettered[i]?.[1]?.toLowerCase().charCodeAt(0) === 97 + i,
  )
  return isList ? lettered.map((match) => match?.[2] ?? '') : [...texts]
}

/** All options in one cell: a list of a program, lines, else what its signs part. */
function listed(cell: string): string[] {
  if (/^\[.*\]$/s.test(cell)) {
    try {
      const list: unknown = JSON.parse(cell)
      if (Array.isArray(list)) return list.map(String)
    } catch {
      // Brackets that mean nothing.
    }
  }
  for (const sign of ['\n', '|', ';', ',']) {
    const parts = cell.split(sign).map((part) => part.trim())
    if (parts.length > 1) return parts.filter((part) => part !== '')
  }
  return cell === '' ? [] : [cell]
}
