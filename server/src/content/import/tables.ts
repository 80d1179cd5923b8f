import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'

/** A row by the names of its columns, with spaces in them made one. */
export type Row = Readonly<Record<string, string>>

/** The files of a download that are read; the others of it are not needed. */
const FILES = {
  wages: /^national_M\d{4}_dl\.xlsx$/i,
  projections: /^occupation\.xlsx$/i,
  occupations: /^Occupation Data\.txt$/i,
  interests: /^Interests\.txt$/i,
} as const
export type TableName = keyof typeof FILES

export interface Tables {
  /** Null: the folder does not have it. */
  rows: Record<TableName, readonly Row[] | null>
  /** The year in the name of the wage table. */
  wageYear: string | null
}

/** The tables of a folder with an O*NET text release and tables of the BLS. */
export async function readTables(folder: string): Promise<Tables> {
  const names = await readdir(folder)
  const rows = {} as Tables['rows']
  for (const [table, pattern] of Object.entries(FILES) as [TableName, RegExp][]) {
    const name = names.find((one) => pattern.test(one))
    rows[table] = name ? await readRows(join(folder, name)) : null
  }
  const wages = names.find((one) => FILES.wages.test(one))
  return { rows, wageYear: wages?.match(/\d{4}/)?.[0] ?? null }
}

async function readRows(path: string): Promise<Row[]> {
  if (path.endsWith('.txt')) {
    const lines = (await readFile(path, 'utf8')).split(/\r?\n/)
    return toRows(lines.filter((line) => line !== '').map((line) => line.split('\t')))
  }
  // A workbook of the projections has many sheets: the occupations are where the codes are.
  for (const { data } of await readXlsxFile(path)) {
    const from = data.findIndex((row) => row.filter((cell) => cell !== null).length > 2)
    const cells = data.slice(from).map((row) => row.map((cell) => String(cell ?? '').trim()))
    if (from >= 0 && cells[0]?.some((name) => CODE.test(name))) return toRows(cells)
  }
  throw new Error(`${path} has no sheet with a column of occupation codes`)
}

const CODE = /^(occ_code|occupation code|2024 national employment matrix code)$/i

function toRows([header = [], ...rows]: string[][]): Row[] {
  const names = header.map((name) => name.replace(/\s+/g, ' ').trim())
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])))
}
