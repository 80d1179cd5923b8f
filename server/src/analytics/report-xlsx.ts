import writeExcelFile from 'write-excel-file/node'
import { workbookText } from '../runtime/workbook-text'
import { safeText } from './safe-cell'
import type { Cell, Sheet } from './sheet'

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
