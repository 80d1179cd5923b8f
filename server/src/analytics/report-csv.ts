import { safeText } from './safe-cell'
import type { Cell, Sheet } from './sheet'

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
