import writeXlsxFile from 'write-excel-file/node'
import { workbookText } from '../../runtime/workbook-text'
import type { ExportedSet } from './exported-set'
import { HEADER, tableRow } from './table'

const WIDE = 60
const NARROW = 18

/** One sheet; every text is a cell of the type string, which a spreadsheet does not run. */
export function writeWorkbook({ questions }: ExportedSet): Promise<Uint8Array> {
  const header = HEADER.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const rows = questions.map((question) =>
    tableRow(question).map((value) =>
      typeof value === 'number' ? { value, type: Number } : textCell(value),
    ),
  )
  return writeXlsxFile([header, ...rows], {
    sheet: 'Questions',
    columns: HEADER.map((name) => ({ width: name === 'Question' ? WIDE : NARROW })),
    stickyRowsCount: 1,
  }).toBuffer()
}

const textCell = (value: string) =>
  value === '' ? null : { value: workbookText(value), type: String }
