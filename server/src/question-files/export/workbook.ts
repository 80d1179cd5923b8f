import writeXlsxFile from 'write-excel-file/node'
import { workbookText } from '../../runtime/workbook-text'
import { escapeCell } from '../cell-escape'
import type { ExportedSet } from './exported-set'
import { SET_SHEET, setRows } from './set-sheet'
import { HEADER, tableRow } from './table'

const WIDE = 60
const NARROW = 18

/** The questions and a sheet about the set; every text is a cell of the type string, which a spreadsheet does not run. */
export function writeWorkbook(set: ExportedSet): Promise<Uint8Array> {
  const header = HEADER.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const rows = set.questions.map((question) =>
    tableRow(question).map((value) =>
      typeof value === 'number' ? { value, type: Number } : textCell(value),
    ),
  )
  const about = setRows(set).map((row) => row.map((text) => textCell(escapeCell(text))))
  return writeXlsxFile([
    {
      data: [header, ...rows],
      sheet: 'Questions',
      columns: HEADER.map((name) => ({ width: name === 'Question' ? WIDE : NARROW })),
      stickyRowsCount: 1,
    },
    { data: about, sheet: SET_SHEET, columns: [{ width: NARROW }, { width: WIDE }] },
  ]).toBuffer()
}

const textCell = (value: string) =>
  value === '' ? null : { value: workbookText(value), type: String }
