import { readGivenName } from '@pathquest/core/classes/given-name'
import type { Refusal } from '@pathquest/core/errors'

/** Why a file is not read at all. */
export type NamesFileFault = 'too_large' | 'no_text' | 'damaged' | 'columns' | 'empty'

/** A line of the file that gives no name. */
export interface WrongLine {
  line: number
  /** As it stands in the file; empty: the cell is. */
  name: string
  refusal: Refusal | null
}

export type NamesFile = { names: string[]; wrong: WrongLine[] } | { fault: NamesFileFault }

/** A class has 200 names at most; this is far more, and read at once. */
const FILE_MAX_BYTES = 256 * 1024
const DELIMITERS = [',', ';', '\t'] as const

/** Headings of the column that we read, the surest first; folded. */
const HEADINGS = [
  'given name',
  'given names',
  'first name',
  'preferred first name',
  'nombre de pila',
  'primer nombre',
  'name',
  'names',
  'nombre',
  'nombres',
]

/** The given names in a CSV file: one column, or that of its headings which says so. */
export async function readNamesFile(file: Blob): Promise<NamesFile> {
  if (file.size > FILE_MAX_BYTES) return { fault: 'too_large' }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (text.includes('\0')) return { fault: 'no_text' }
  const rows = await rowsOf(text)
  if (!rows) return { fault: 'damaged' }
  const [first] = rows
  if (!first) return { fault: 'empty' }
  const column = columnOf(first.cells)
  // Without a heading nobody knows which of several columns is not the surname.
  if (column === undefined && rows.some(({ cells }) => cells.filter(Boolean).length > 1)) {
    return { fault: 'columns' }
  }
  const names: string[] = []
  const wrong: WrongLine[] = []
  for (const { line, cells } of column === undefined ? rows : rows.slice(1)) {
    const name = (column === undefined ? cells.find(Boolean) : cells[column]) ?? ''
    if (cells.every((cell) => cell === '')) continue
    const read = name === '' ? null : readGivenName(name)
    if (read?.ok) names.push(name)
    else wrong.push({ line, name, refusal: read })
  }
  return names.length + wrong.length === 0 ? { fault: 'empty' } : { names, wrong }
}

/** What a byte-order mark says, else UTF-8, else Windows-1252, as spreadsheets save CSV. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    // Takes the mark of UTF-8 away.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

interface Row {
  line: number
  cells: string[]
}

/** undefined: a quotation mark is opened and never closed. */
async function rowsOf(text: string): Promise<Row[] | undefined> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const marked = /^"?sep=(.)"?\r?\n/i.exec(text)
  const body = marked ? text.slice(marked[0].length) : text
  const many = (sign: string) => body.split(sign).length
  const delimiter = marked?.[1] ?? [...DELIMITERS].sort((a, b) => many(b) - many(a))[0]
  try {
    const records = parse(body, {
      delimiter: delimiter ?? ',',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({
      line: info.lines + (marked ? 1 : 0),
      cells: record.map((cell) => cell.replace(/\s+/g, ' ').trim()),
    }))
  } catch {
    return undefined
  }
}

function columnOf(cells: readonly string[]): number | undefined {
  const folded = cells.map(fold)
  const heading = HEADINGS.find((one) => folded.includes(one))
  return heading === undefined ? undefined : folded.indexOf(heading)
}

/** `First_Name`, `givenName` and `FIRST NAME` are one heading. */
const fold = (heading: string): string =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
