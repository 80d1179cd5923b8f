import type { ImportPreview, ImportRow, QuestionDraft } from '@pathquest/core/contracts'
import { DOCUMENTED_KIND } from '@pathquest/core/questions/documented-fields'
import {
  type ImportedQuestion,
  isChoice,
  type KeyNotation,
  writtenOptions,
} from '@pathquest/core/questions/imports'
import {
  fieldsOfOptions,
  findImportRepairs,
  importedOptions,
  tidyContent,
} from '@pathquest/kinds/imported-question'

/** A row with the teacher's edits. */
export type EditedRow = Omit<ImportRow, 'lines'> & {
  /** Absent in imports stored by an earlier release. */
  lines?: number
  /** For rows that can be imported: whether they are. */
  isIncluded: boolean
}
/** `left`: no kind supports it. `mend`: it can be imported once it is fixed. */
export type RowState = 'ready' | 'mend' | 'left' | 'off'

export const toEdited = ({ rows }: ImportPreview): EditedRow[] =>
  rows.map((row) => ({ ...row, isIncluded: row.draft !== null }))

export function rowState({ draft, needsHand, isIncluded }: EditedRow): RowState {
  if (!draft) return 'left'
  if (!isIncluded) return 'off'
  return needsHand.length > 0 ? 'mend' : 'ready'
}

/** Applies a change to the question and recomputes what must be fixed. */
export function editRow(row: EditedRow, change: Partial<ImportedQuestion>): EditedRow {
  if (!row.draft) return row
  const draft = { ...row.draft, ...change }
  return { ...row, draft, needsHand: findImportRepairs(draft) }
}

/** Marks one option as right, the others as wrong. */
export const markRight = (draft: ImportedQuestion, index: number) => ({
  options: draft.options.map((option, i) => ({ ...option, isCorrect: i === index })),
})

const rightOf = ({ draft }: EditedRow) =>
  (draft ? importedOptions(draft) : []).flatMap(({ isCorrect }, i) => (isCorrect ? [i] : [])).join()

/** Whether the answer key of this row was interpreted this way. */
export const isReadAs = (row: EditedRow, way: KeyNotation): boolean =>
  row.readings?.find((reading) => reading.way === way)?.right.join() === rightOf(row)

/**
 * Interprets the answer keys of the whole file this way. Manual changes, which match no
 * interpretation, stay.
 */
export const chooseReading = (rows: readonly EditedRow[], way: KeyNotation): EditedRow[] =>
  rows.map((row) => {
    const reading = row.readings?.find((one) => one.way === way)
    const isByHand =
      rightOf(row) !== '' && !row.readings?.some((one) => one.right.join() === rightOf(row))
    if (!row.draft || !reading || isByHand) return row
    const options = importedOptions(row.draft).map(({ text }, i) => ({
      text,
      isCorrect: reading.right.includes(i),
    }))
    return editRow(row, fieldsOfOptions(options))
  })

interface RowCounts {
  ready: number
  mend: number
  left: number
  off: number
}

export function countRows(rows: readonly EditedRow[]): RowCounts {
  const counts: RowCounts = { ready: 0, mend: 0, left: 0, off: 0 }
  for (const row of rows) counts[rowState(row)]++
  return counts
}

export const readyRows = (rows: readonly EditedRow[]): EditedRow[] =>
  rows.filter((row) => rowState(row) === 'ready')

/** The index of the question that a refusal is about; null: none. */
export function refusedAt(field: string | null): number | null {
  const [, index] = /^questions\.(\d+)(?:\.|$)/.exec(field ?? '') ?? []
  return index === undefined ? null : Number(index)
}

/** The questions to import, in stored format. */
export const readyQuestions = (rows: readonly EditedRow[]): QuestionDraft[] =>
  readyRows(rows).flatMap((row) =>
    row.draft
      ? [
          {
            ...row.draft,
            kind: row.draft.kind ?? DOCUMENTED_KIND,
            questionText: row.draft.questionText.trim(),
            imageAlt: row.draft.imageAlt?.trim() || null,
            options: writtenOptions(row.draft),
            ...(isChoice(row.draft) ? { shape: null, solution: null } : tidyContent(row.draft)),
          },
        ]
      : [],
  )

/** Below the API's body limit (1 MiB): most imports are one request, all or nothing. */
const BATCH_BYTES = 900 * 1024

/** Splits into small enough requests, in order. */
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
