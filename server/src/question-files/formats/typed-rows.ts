import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { typedText } from '../rendered/visible-text'
import { numberAnswer } from './number-answer'
import type { FoundFile } from './table'
import { typedAnswer } from './typed-answer'

/** What the first cell of a row says about its kind, as Blackboard takes tables. */
const REASONS: Readonly<Record<string, ImportReason | null>> = {
  MC: null,
  MA: null,
  TF: null,
  ESS: 'essay',
  SR: 'essay',
  OP: 'essay',
  ORD: 'ordering',
  MAT: 'matching',
  JUMBLED_SENTENCE: 'blanks',
  FIB: null,
  FIB_PLUS: 'blanks',
  FIL: 'upload',
  NUM: 'numeric',
}
const MARK = /^(correct|incorrect)$/i

/** `MC`, a question, then each answer with `correct` or `incorrect` beside it; undefined for others. */
export function readTypedRows(rows: readonly (readonly string[])[]): FoundFile | undefined {
  const written = rows
    .map((cells, i) => ({ cells: cells.map((cell) => cell.trim()), number: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const isTyped = ({ cells: [kind = '', text = ''] }: (typeof written)[number]) =>
    Object.hasOwn(REASONS, kind) && text !== ''
  if (written.length === 0 || !written.every(isTyped)) return undefined
  return { format: 'table', title: null, found: written.map(readRow) }
}

function readRow({ cells, number }: { cells: string[]; number: number }): FoundQuestion {
  const [kind = '', asked = '', ...rest] = cells
  const notices: NonNullable<FoundQuestion['notices']> = []
  const where = { place: 'row', number, file: null } as const
  const questionText = typedText(asked, notices)
  const code = REASONS[kind]
  if (code) {
    const answer = answerOfRow(kind, rest)
    return { where, questionText, reason: { code }, ...(answer && { answer }) }
  }
  if (kind === 'TF') {
    return { where, questionText, truth: /^t(rue)?$/i.test(rest[0] ?? ''), notices }
  }
  if (kind === 'FIB') {
    const words = rest.map((text) => ({ text: typedText(text, notices), share: 1 }))
    return { where, questionText, ...typedAnswer(words, notices), notices }
  }
  const options = rest.flatMap((mark, i) =>
    i % 2 === 1 && MARK.test(mark)
      ? [{ text: typedText(rest[i - 1] ?? '', notices), isCorrect: /^c/i.test(mark) }]
      : [],
  )
  return { where, questionText, options, notices, ...(kind === 'MC' && { picksOne: true }) }
}

/** `NUM` has a number and its tolerance, `ORD` its parts in order, `MAT` each pair in two cells. */
function answerOfRow(kind: string, cells: readonly string[]): FileAnswer | undefined {
  const parts = cells.filter((cell) => cell !== '')
  switch (kind) {
    case 'NUM': {
      const [value = Number.NaN, tolerance = 0] = parts.map(Number)
      return numberAnswer([{ value, tolerance, share: 1 }], [])
    }
    case 'ORD':
      return { type: 'order', items: parts }
    case 'MAT':
      return {
        type: 'match',
        pairs: parts.flatMap((left, i) =>
          i % 2 === 0 ? [{ left, right: parts[i + 1] ?? '' }] : [],
        ),
      }
    default:
      return undefined
  }
}
