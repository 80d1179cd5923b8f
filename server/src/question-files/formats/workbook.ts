import { zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { CELLS_MAX } from '../limits'
import type { ZipEntries } from '../open-zip'
import { FileRefusal } from '../refusal'
import { readSetSheet } from './set-sheet'
import { type FoundFile, readTable } from './table'

/** What a sheet needs; pictures and themes are not looked at. */
const READ = /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|worksheets\/|[^/]+\.xml$))/i
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
/** A cell with a type and no value (a formula never worked out): the library would refuse them all. */
const VALUELESS =
  /<c\b([^<>]*?)\st="(?:s|str|b|e|inlineStr)"([^<>]*?)(?:\/>|>(?:<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?(?:<v>\s*<\/v>|<v\s*\/>)?<\/c>)/g
const MACROS = /vbaProject|macrosheets\//i

export const isWorkbook = (entries: ZipEntries): boolean =>
  entries.has('xl/workbook.xml') || [...entries.keys()].some((name) => MACROS.test(name))

/** The first sheet of an .xlsx with a header that we know. Formulas show their last value. */
export async function readWorkbook(entries: ZipEntries): Promise<FoundFile> {
  const types = textOf(entries.get('[Content_Types].xml'))
  const hasMacros = [...entries.keys()].some((name) => MACROS.test(name))
  if (hasMacros || /macroEnabled/i.test(types)) throw new FileRefusal('import_macros')
  // A name in an archive may be any word.
  const kept: Record<string, Uint8Array> = Object.create(null)
  for (const [name, bytes] of entries) {
    if (!READ.test(name)) continue
    const text = textOf(bytes)
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new FileRefusal('import_xml_declarations')
    if (SHEET.test(name)) refuseHugeSheet(text)
    kept[name] = SHEET.test(name) ? Buffer.from(text.replace(VALUELESS, '<c$1$2/>')) : bytes
  }
  // The library is given what was counted while it was unpacked, and nothing else.
  const checked = zipSync(kept, { level: 0 })
  const sheets = await readXlsxFile(checked.buffer as ArrayBuffer).catch(() => {
    throw new FileRefusal('import_damaged')
  })
  const tables = sheets.map(({ data }) => data.map((row) => row.map(cellText)))
  for (const rows of tables) {
    const file = readTable(rows)
    if (!file) continue
    // Ours alone: a sheet of others that looks like it says nothing about the questions.
    const about = file.format === 'pathquest' ? readSetSheet(tables.at(-1) ?? []) : null
    return { ...file, ...about }
  }
  throw new FileRefusal('import_empty')
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8')

/** A cell far out makes the library fill every row before it. */
function refuseHugeSheet(xml: string): void {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', digits] of xml.matchAll(/\br="([A-Z]{1,4})(\d{1,9})"/g)) {
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnNumber(letters))
  }
  for (const [, digits] of xml.matchAll(/<row[^<>]{0,200}?\br="(\d{1,9})"/g)) {
    rows = Math.max(rows, Number(digits))
  }
  if (rows * Math.max(1, columns) > CELLS_MAX) throw new FileRefusal('import_too_complex')
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}
