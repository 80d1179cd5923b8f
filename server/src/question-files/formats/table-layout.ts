import type { ImportProblem } from '@pathquest/core/contracts'
import type { ImportFormat } from '@pathquest/core/questions/imports'
import { ownHeaders } from '../export/table-columns'
import { type Columns, namedColumns, readHeader, tableFormat } from './columns'
import { completeColumns, guessTable } from './guess-columns'

/** Above a header stand logos, hints and empty rows. */
export const HEADER_WITHIN_ROWS = 40

export type Cells = readonly string[]
/** A row with its number in the file, and what its cells have that is no text. */
export interface Row {
  cells: Cells
  number: number
  notices?: ImportProblem[]
}

/** Where the questions of a table are, and what its columns say. */
export interface Layout {
  columns: Columns
  header: Cells
  /** Index of the first row of questions. */
  from: number
  format: ImportFormat
  /** The tool that made it says that keys are places. */
  isByPlace: boolean
  /** As our own export writes it. */
  isOurs: boolean
}

/** By the header that names the columns. */
export function layoutOf(rows: readonly Row[]): Layout | undefined {
  const top = rows.slice(0, HEADER_WITHIN_ROWS)
  const named = top.findIndex(({ cells }) => readHeader(cells) !== undefined)
  const at = named >= 0 ? named : top.findIndex(({ cells }) => isSpoiledHeader(cells))
  const header = rows[at]?.cells
  if (!header) return undefined
  const below = rows.slice(at + 1).map(({ cells }) => cells)
  const columns = completeColumns(namedColumns(header), header, below)
  if (columns.question < 0 || (named < 0 && columns.correct === null)) return undefined
  const format = tableFormat(
    header,
    rows.slice(0, at).flatMap(({ cells }) => cells),
  )
  return {
    columns,
    header,
    from: at + 1,
    format,
    isByPlace: format === 'kahoot' || format === 'blooket' || isOurs(header),
    isOurs: isOurs(header),
  }
}

/** By the cells themselves. */
export function guessLayout(rows: readonly Row[]): Layout | undefined {
  const guessed = guessTable(rows.map(({ cells }) => cells))
  if (!guessed || guessed.from < 0) return undefined
  const { columns, from, isTool } = guessed
  const format = isTool ? 'blooket' : 'table'
  return { columns, header: [], from, format, isByPlace: isTool, isOurs: false }
}

/** Two options or more, but no column that is named as the question. */
const isSpoiledHeader = (cells: Cells): boolean =>
  namedColumns(cells).options.length >= 2 && cells.every((cell) => cell.length < 80)

/** Every column as our own export writes them, in either language. */
const isOurs = (header: Cells) => ownHeaders().some((own) => isSameRow(header, own))

/** The header, again. */
export const isSameRow = (cells: Cells, header: Cells): boolean =>
  header.length > 0 &&
  trimmed(cells).join('\n').toLowerCase() === trimmed(header).join('\n').toLowerCase()

/** The line below the header of a table in Markdown. */
export const isDrawn = (cells: Cells): boolean =>
  trimmed(cells).length > 0 && cells.every((cell) => /^\s*(:?-{2,}:?)?\s*$/.test(cell))

/** Without empty cells at its end. */
export const trimmed = (cells: Cells) => {
  const all = cells.map((cell) => cell.trim())
  return all.slice(0, all.findLastIndex((cell) => cell !== '') + 1)
}

/** Line ends within headings, whose quotes got lost: `Answer 3` and `(Optional)` on two lines. */
export function joinBrokenHeader(sheet: readonly Cells[]): Row[] {
  const rows: Row[] = []
  sheet.forEach((cells, i) => {
    const last = rows.at(-1)
    const isRest =
      i < HEADER_WITHIN_ROWS && /^\((optional|max|only|opcional)\b/i.test(cells[0] ?? '')
    if (!last || !isRest) rows.push({ cells, number: i + 1 })
    else {
      const [rest = '', ...more] = cells
      const end = last.cells.at(-1) ?? ''
      last.cells = [...last.cells.slice(0, -1), `${end} ${rest}`, ...more]
    }
  })
  return rows
}
