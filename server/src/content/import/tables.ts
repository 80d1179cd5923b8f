import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'

/** A row by the names of its columns, with spaces in them made one. */
export type Row = Readonly<Record<string, string>>

/** The files of a download that are read; the others of it are not needed. */
const FILES = {
  wages: /^national_M\d{4}_dl\.xlsx$/i,
  stateWages: /^state_M\d{4}_dl\.xlsx$/i,
  projections: /^occupation\.xlsx$/i,
  occupations: /^Occupation Data\.txt$/i,
  interests: /^Interests\.txt$/i,
  jobZones: /^Job Zones\.txt$/i,
  related: /^Related Occupations\.txt$/i,
} as const
export type TableName = keyof typeof FILES

export interface Tables {
  /** Null: the folder does not have it. */
  rows: Record<TableName, readonly Row[] | null>
  /** The years in the names of the wage tables. */
  wageYear: string | null
  stateWageYear: string | null
}

/** The tables of a folder with an O*NET text release and tables of the BLS. */
export async function readTables(folder: string): Promise<Tables> {
  const names = await readdir(folder)
  const named = (table: TableName) => names.find((one) => FILES[table].test(one))
  const rows = {} as Tables['rows']
  for (const table of Object.keys(FILES) as TableName[]) {
    const name = named(table)
    rows[table] = name ? await readRows(join(folder, name)) : null
  }
  const yearOf = (table: TableName) => named(table)?.match(/\d{4}/)?.[0] ?? null
  return { rows, wageYear: yearOf('wages'), stateWageYear: yearOf('stateWages') }
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

/** The number in a cell such as `93,600`; null where the statistics give none. */
export function numberIn(cell = ''): number | null {
  const value = Number(cell.replaceAll(',', ''))
  return cell.trim() === '' || Number.isNaN(value) ? null : value
}
