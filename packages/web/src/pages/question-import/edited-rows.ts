import type { ImportPreview, ImportRow, QuestionDraft } from '@pathquest/core/contracts'
import {
  type ImportedQuestion,
  type KeyNotation,
  repairsOf,
  writtenOptions,
} from '@pathquest/core/questions/imports'

/** A row as the teacher has it now. */
export type EditedRow = Omit<ImportRow, 'lines'> & {
  /** Absent in what an earlier release kept. */
  lines?: number
  /** Of rows that can go in: whether they do. */
  isIncluded: boolean
}
/** `left`: no kind takes it. `mend`: it goes in once it is mended. */
export type RowState = 'ready' | 'mend' | 'left' | 'off'

export const toEdited = ({ rows }: ImportPreview): EditedRow[] =>
  rows.map((row) => ({ ...row, isIncluded: row.draft !== null }))

export function stateOf({ draft, needsHand, isIncluded }: EditedRow): RowState {
  if (!draft) return 'left'
  if (!isIncluded) return 'off'
  return needsHand.length > 0 ? 'mend' : 'ready'
}

/** A change of the question; what is still to be mended follows from it. */
export function editRow(row: EditedRow, change: Partial<ImportedQuestion>): EditedRow {
  if (!row.draft) return row
  const draft = { ...row.draft, ...change }
  return { ...row, draft, needsHand: repairsOf(draft) }
}

/** One option is right, the others are not. */
export const markRight = (draft: ImportedQuestion, index: number) => ({
  options: draft.options.map((option, i) => ({ ...option, isCorrect: i === index })),
})

const rightOf = ({ draft }: EditedRow) =>
  (draft?.options ?? []).flatMap(({ isCorrect }, i) => (isCorrect ? [i] : [])).join()

/** The key of this row was taken in this way. */
export const isReadAs = (row: EditedRow, way: KeyNotation): boolean =>
  row.readings?.find((reading) => reading.way === way)?.right.join() === rightOf(row)

/**
 * The keys of the whole file are meant in this way. What somebody marked by hand, beside what any
 * way says, stays.
 */
export const chooseReading = (rows: readonly EditedRow[], way: KeyNotation): EditedRow[] =>
  rows.map((row) => {
    const reading = row.readings?.find((one) => one.way === way)
    const isByHand =
      rightOf(row) !== '' && !row.readings?.some((one) => one.right.join() === rightOf(row))
    if (!row.draft || !reading || isByHand) return row
    return editRow(row, {
      options: row.draft.options.map((option, i) => ({
        ...option,
        isCorrect: reading.right.includes(i),
      })),
    })
  })

interface RowCounts {
  ready: number
  mend: number
  left: number
  off: number
}

export function countRows(rows: readonly EditedRow[]): RowCounts {
  const counts: RowCounts = { ready: 0, mend: 0, left: 0, off: 0 }
  for (const row of rows) counts[stateOf(row)]++
  return counts
}

export const readyRows = (rows: readonly EditedRow[]): EditedRow[] =>
  rows.filter((row) => stateOf(row) === 'ready')

/** Which question of a request its refusal is about; null: it names none. */
export function refusedAt(field: string | null): number | null {
  const [, index] = /^questions\.(\d+)(?:\.|$)/.exec(field ?? '') ?? []
  return index === undefined ? null : Number(index)
}

/** What goes in, as it is stored. */
export const readyQuestions = (rows: readonly EditedRow[]): QuestionDraft[] =>
  readyRows(rows).flatMap((row) =>
    row.draft
      ? [
          {
            ...row.draft,
            kind: 'choice',
            questionText: row.draft.questionText.trim(),
            imageAlt: row.draft.imageAlt?.trim() || null,
            options: writtenOptions(row.draft),
            shape: null,
            solution: null,
          },
        ]
      : [],
  )

/** Below the largest body that the API takes (1 MiB): most imports are one request, all or nothing. */
const BATCH_BYTES = 900 * 1024

/** Requests that are small enough, in order. */
export function inBatches(questions: readonly QuestionDraft[]): QuestionDraft[][] {
  const batches: QuestionDraft[][] = []
  let room = 0
  for (const question of questions) {
    const size = new TextEncoder().encode(JSON.stringify(question)).length + 1
    if (size > room) {
      batches.push([])
      room = BATCH_BYTES
    }
    batches.at(-1)?.push(question)
    room -= size
  }
  return batches
}
