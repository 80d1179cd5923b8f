import type { ExportedSet } from './exported-set'
import { HEADER, tableRow } from './table'

/** With a byte-order mark, without which spreadsheets read letters with accents wrongly. */
export function writeCsv({ questions }: Pick<ExportedSet, 'questions'>): Uint8Array {
  const rows = [HEADER, ...questions.map(tableRow)]
  const lines = rows.map((row) => row.map(quoted).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

const quoted = (cell: string | number) =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`
