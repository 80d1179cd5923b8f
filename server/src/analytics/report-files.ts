import writeExcelFile from 'write-excel-file/node'
import { workbookText } from '../runtime/workbook-text'
import type { Cell, Sheet } from './answers-sheet'
import { safeText } from './report-table'

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Where a table is split at semicolons or tabs, as in much of Europe, what follows one is a cell. */
const INNER_FORMULA = /([;\t\n]\s*)(?=[=+\-@＝＋－＠])/g

/** RFC 4180; the sheets below each other, a blank line between. */
export const reportCsv = (sheets: readonly Sheet[]): string =>
  BYTE_ORDER_MARK +
  sheets
    .map(({ rows }) => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''))
    .join('\r\n')

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = safeText(cell).replace(INNER_FORMULA, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What one cell holds. */
const TEXT_MAX = 32_000

/** A workbook with a sheet for each; every text is stored as text, never as a formula. */
export const reportXlsx = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: rows.map((row, index) => row.map((cell) => xlsxCell(cell, index === 0))),
    })),
  ).toBuffer()

function xlsxCell(cell: Cell, isHeading: boolean) {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  const value = workbookText(safeText(cell).slice(0, TEXT_MAX))
  return { value, type: String, ...(isHeading ? { fontWeight: 'bold' as const } : {}) }
}
