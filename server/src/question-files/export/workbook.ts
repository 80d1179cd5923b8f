import writeXlsxFile from 'write-excel-file/node'
import type { Language } from '../../runtime/language'
import { workbookText } from '../../runtime/workbook-text'
import { escapeCell } from '../cell-escape'
import type { ExportedSet } from './exported-set'
import { setRows } from './set-sheet'
import { headerIn, tableRow } from './table'

const WIDE = 60
const NARROW = 18
const SHEETS: Record<Language, readonly [questions: string, set: string]> = {
  en: ['Questions', 'Set'],
  es: ['Preguntas', 'Conjunto'],
}

/** The questions and a sheet about the set; every text is a cell of the type string, which a spreadsheet does not run. */
export function writeWorkbook(set: ExportedSet, language: Language): Promise<Uint8Array> {
  const header = headerIn(language).map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = set.questions.map((question) =>
    tableRow(question).map((value) =>
      typeof value === 'number' ? { value, type: Number } : textCell(value),
    ),
  )
  const about = setRows(set, language).map((row) => row.map((text) => textCell(escapeCell(text))))
  return writeXlsxFile([
    {
      data: [header, ...rows],
      sheet: SHEETS[language][0],
      columns: header.map((_, i) => ({ width: i === 0 ? WIDE : NARROW })),
      stickyRowsCount: 1,
    },
    { data: about, sheet: SHEETS[language][1], columns: [{ width: NARROW }, { width: WIDE }] },
  ]).toBuffer()
}

const textCell = (value: string) =>
  value === '' ? null : { value: workbookText(value), type: String }
