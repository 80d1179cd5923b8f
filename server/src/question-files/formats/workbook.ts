import { zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { FileRefusal } from '../../runtime/files/file-refusal'
import type { ZipEntries } from '../../runtime/files/open-zip'
import { CELLS_MAX } from '../limits'
import { asShown, raisedRuns, readCellFormats } from './cell-formats'
import { readSetSheet, sheetParts } from './sheet-parts'
import { type FoundFile, readTable } from './table'

/** What a sheet needs; pictures and themes are not looked at. */
const READ = /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|worksheets\/|[^/]+\.xml$))/i
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
/** A cell with a type and no value (a formula never worked out): the library would refuse them all. */
const VALUELESS =
  /<c\b([^<>]*?)\st="(?:s|str|b|e|inlineStr)"([^<>]*?)(?:\/>|>(?:<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?(?:<v>\s*<\/v>|<v\s*\/>)?<\/c>)/g
const STRINGS = 'xl/sharedStrings.xml'
const MACROS = /vbaProject|macrosheets\//i

export const isWorkbook = (entries: ZipEntries): boolean =>
  entries.has('xl/workbook.xml') || [...entries.keys()].some((name) => MACROS.test(name))

/**
 * All sheets of an .xlsx with questions; where none has a header that we know, those whose rows say
 * what their columns are. Cells are what they show: numbers in their format, formulas their last value.
 */
export async function readWorkbook(entries: ZipEntries): Promise<FoundFile> {
  const types = textOf(entries.get('[Content_Types].xml'))
  const hasMacros = [...entries.keys()].some((name) => MACROS.test(name))
  if (hasMacros || /macroEnabled/i.test(types)) throw new FileRefusal('import_macros')
  const formats = readCellFormats(
    textOf(entries.get('xl/styles.xml')),
    textOf(entries.get('xl/workbook.xml')),
  )
  // A name in an archive may be any word.
  const kept: Record<string, Uint8Array> = Object.create(null)
  for (const [name, bytes] of entries) {
    if (!READ.test(name)) continue
    const text = textOf(bytes)
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new FileRefusal('import_xml_declarations')
    if (SHEET.test(name)) refuseHugeSheet(text)
    if (SHEET.test(name)) {
      const sheet = raisedRuns(text.replace(VALUELESS, '<c$1$2/>'))
      kept[name] = Buffer.from(asShown(sheet, formats))
    } else kept[name] = name === STRINGS ? Buffer.from(raisedRuns(text)) : bytes
  }
  // The library is given what was counted while it was unpacked, and nothing else.
  const checked = zipSync(kept, { level: 0 })
  const sheets = await readXlsxFile(checked.buffer as ArrayBuffer).catch(() => {
    throw new FileRefusal('import_damaged')
  })
  const parts = sheetParts(entries)
  const tables = sheets.map(({ data, sheet }, i) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
    part: parts[i],
  }))
  const about = readSetSheet(tables.at(-1)?.rows ?? [])
  const files = readSheets(tables, false) ?? readSheets(tables, true)
  const [first] = files ?? []
  if (!files || !first) throw new FileRefusal('import_empty')
  const isOurs = first.file.format === 'pathquest'
  // Ours alone: a sheet of others that looks like it says nothing about the questions.
  const set = isOurs ? about : null
  const read = new Set([...files.map(({ name }) => name), ...(set ? [tables.at(-1)?.name] : [])])
  const unread = tables.filter(
    ({ name, rows, part }) =>
      !read.has(name) && !part?.isHidden && rows.some((row) => row.some((cell) => cell !== '')),
  )
  return {
    ...first.file,
    found: files.flatMap(({ name, file }) =>
      file.found.map((one) =>
        files.length > 1 ? { ...one, where: { ...one.where, file: name } } : one,
      ),
    ),
    headings: files.reduce((sum, { file }) => sum + (file.headings ?? 0), 0),
    notes: [
      ...files.flatMap(({ file }) => file.notes ?? []),
      ...unread.map(({ name }) => ({
        code: 'sheet_left_out' as const,
        params: { name: name.slice(0, 80) },
      })),
    ],
    ...set,
  }
}

interface Table {
  name: string
  rows: string[][]
  part: ReturnType<typeof sheetParts>[number] | undefined
}

/** Sheets with questions; a picture that lies on a row is one of its question. */
function readSheets(tables: readonly Table[], mayGuess: boolean) {
  const files = tables.flatMap(({ name, rows, part }) => {
    const file = part?.isHidden ? undefined : readTable(rows, mayGuess)
    if (!file) return []
    for (const { where, notices } of file.found) {
      if (part?.pictures.has(where.number)) {
        notices?.push({ code: 'image_left_out', params: { name: '' } })
      }
    }
    return [{ name, file }]
  })
  return files.length > 0 ? files : undefined
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
