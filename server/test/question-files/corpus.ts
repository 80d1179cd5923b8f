import type { ImportNote, ImportRow } from '@pathquest/core/contracts'
import { answerForFile } from '@pathquest/kinds/catalogue'
import { storedFields } from '@pathquest/kinds/imported-question'

/**
 * A row in a line: the question, its options with an asterisk before each right one, what a teacher
 * has to mend, and what is said about it. null in place of options: it cannot be taken.
 */
export type Told = [question: string, options: string | null, ...codes: string[]]

/** A small file with a fault that files of teachers have, and what must come out of it. */
export interface CorpusFile {
  /** What is odd about it. */
  name: string
  file: string | Uint8Array | Promise<Uint8Array>
  /** Where it matters. */
  format?: string
  rows: Told[]
  /** Rows or lines that are no questions and need none. */
  headings?: number
  notes?: ImportNote['code'][]
  /** What one more look shows, by its place among the rows. */
  explanations?: (string | null | undefined)[]
}

export const told = ({ questionText, draft, needsHand, problems }: ImportRow): Told => [
  draft?.questionText ?? questionText,
  draft && toldAnswer(draft),
  ...needsHand,
  ...problems.map(({ code }) => code),
]

/** Of other kinds than `choice` with the kind before it. */
function toldAnswer(draft: NonNullable<ImportRow['draft']>): string {
  const { kind, options } = draft
  if (kind === undefined) return toldOptions(options)
  const answer = answerForFile(storedFields(draft))
  switch (answer?.type) {
    case 'options':
      return `${kind}: ${toldOptions(answer.options)}`
    case 'poll':
      return `${kind}: ${answer.options.join(' | ')}`
    case 'text':
      return `${kind}: ${answer.accepted.join(' / ')}`
    case 'number': {
      const { value, tolerance, near, scale } = answer
      const half = near === undefined ? '' : `, half ±${near}`
      return `${kind}: ${value} ±${tolerance}${half}, ${scale?.min} to ${scale?.max} by ${scale?.step}${scale?.unit}`
    }
    case 'order':
      return `${kind}: ${answer.items.join(' > ')}`
    case 'match':
      return `${kind}: ${answer.pairs.map(({ left, right }) => `${left} = ${right}`).join(' | ')}`
    default:
      return kind
  }
}

const toldOptions = (options: readonly { text: string; isCorrect: boolean }[]): string =>
  options.map(({ text, isCorrect }) => (isCorrect ? `*${text}` : text)).join(' | ')
