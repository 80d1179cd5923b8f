import type { ImportNote, ImportRow } from '@pathquest/core/contracts'
import { answerInShort } from './answer-in-short'

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
  draft ? answerInShort(draft) : null,
  ...needsHand,
  ...problems.map(({ code }) => code),
]
