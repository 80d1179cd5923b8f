import { parse } from 'csv-parse/sync'
import { FileRefusal } from '../../runtime/files/file-refusal'
import { CELLS_MAX } from '../limits'
import { readD2l } from './d2l'
import { withoutOpenQuotes } from './damaged-xml'
import { type FoundFile, readTable } from './table'
import { HEADER_WITHIN_ROWS } from './table-layout'
import { readTypedRows } from './typed-rows'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Far more than questions; a file of line ends alone is no table. */
const RECORDS_MAX = 20_000

/**
 * A CSV file with a header that we know, whatever separates its cells, or with `mayGuess` one whose
 * rows say what its columns are; undefined for other text.
 */
export function readCsv(text: string, mayGuess = false): FoundFile | undefined {
  const head = text.slice(0, 20_000)
  const marked = /^"?sep=(.)"?\n/i.exec(text)
  const body = marked ? text.slice(marked[0].length) : text
  // The separator that splits most, first.
  const order = marked?.[1]
    ? [marked[1]]
    : [...DELIMITERS].sort((a, b) => head.split(b).length - head.split(a).length)
  for (const delimiter of order) {
    if (!head.includes(delimiter)) continue
    if (hasMoreThan(CELLS_MAX, delimiter, body)) throw new FileRefusal('import_too_complex')
    const closed = withoutOpenQuotes(body, delimiter)
    const first = records(closed, delimiter, HEADER_WITHIN_ROWS)
    const read = (rows: string[][]) =>
      readD2l(rows) ?? readTable(rows, mayGuess) ?? (mayGuess ? readTypedRows(rows) : undefined)
    if (!first || !read(first)) continue
    const all = records(closed, delimiter, RECORDS_MAX)
    if (!all) throw new FileRefusal('import_damaged')
    return read(all)
  }
  return undefined
}

/** Each one makes a cell, whose object takes far more than its sign. */
function hasMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (++count > most) return true
  }
  return false
}

/** undefined where quotes are opened and never closed. */
function records(text: string, delimiter: string, atMost: number): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: atMost,
    })
  } catch {
    return undefined
  }
}
