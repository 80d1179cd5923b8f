import type { Language } from '../../runtime/language'
import type { ExportedSet } from './exported-set'
import { headerIn, tableRow } from './table'

/** With a byte-order mark, without which spreadsheets read letters with accents wrongly. */
export function writeCsv(
  { questions }: Pick<ExportedSet, 'questions'>,
  language: Language,
): Uint8Array {
  const rows = [headerIn(language), ...questions.map(tableRow)]
  const lines = rows.map((row) => row.map(quoted).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

const quoted = (cell: string | number) =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`
