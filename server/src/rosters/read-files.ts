import { CLASS_GRADE_MAX, CLASS_GRADE_MIN } from '@pathquest/core/classes/class-limits'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../runtime/files/decode-text'
import { FileRefusal } from '../runtime/files/file-refusal'
import { openZip } from '../runtime/files/open-zip'

/** Of each file only what is read below is kept: no surname, address, user name or birth date. */
export interface RosterUser {
  line: number
  id: string
  name: string
  isEnded: boolean
  /** Null: the file does not say; the enrollments do. */
  isStudent: boolean | null
}

export interface RosterClass {
  line: number
  id: string
  name: string
  period: string
  grade: number | null
  isEnded: boolean
}

export interface RosterEnrollment {
  line: number
  classId: string
  userId: string
  isEnded: boolean
}

export interface RosterFiles {
  users: RosterUser[]
  classes: RosterClass[]
  /** Of students alone. */
  enrollments: RosterEnrollment[]
  /** Who is in a class as something else. */
  others: Set<string>
  /** Enrollments that are not in the file go on. */
  isDelta: boolean
}

const FILES = ['users.csv', 'classes.csv', 'enrollments.csv'] as const
type FileName = (typeof FILES)[number]

/** Reads an archive of the CSV files of OneRoster 1.1 or 1.2; further files are ignored. */
export function readRosterFiles(bytes: Uint8Array): RosterFiles {
  const texts = new Map<string, string>()
  for (const [path, content] of openZip(bytes)) {
    const name = (path.split('/').at(-1) ?? '').toLowerCase()
    // What macOS puts beside each file.
    if (path.startsWith('__MACOSX/') || texts.has(name)) continue
    if (name === 'manifest.csv' || isRead(name)) texts.set(name, decodeText(content))
  }
  const missing = FILES.filter((name) => !texts.has(name))
  if (missing.length > 0) {
    throw new FileRefusal('roster_files_missing', { files: missing.join(', ') })
  }
  const textOf = (name: FileName) => texts.get(name) ?? ''
  const enrollments = rowsOf('enrollments.csv', textOf('enrollments.csv'), (cell, line) => ({
    line,
    classId: cell('classSourcedId'),
    userId: cell('userSourcedId'),
    isStudent: cell('role').toLowerCase() === 'student',
    isEnded: isEnded(cell),
  }))
  return {
    users: rowsOf('users.csv', textOf('users.csv'), readUser),
    classes: rowsOf('classes.csv', textOf('classes.csv'), readClass),
    enrollments: enrollments.filter(({ isStudent }) => isStudent),
    others: new Set(enrollments.flatMap(({ isStudent, userId }) => (isStudent ? [] : userId))),
    isDelta: isDelta(texts.get('manifest.csv') ?? ''),
  }
}

const isRead = (name: string): name is FileName => (FILES as readonly string[]).includes(name)

type Cell = (heading: string) => string

function readUser(cell: Cell, line: number): RosterUser {
  const preferred = cell('preferredGivenName') || cell('preferredFirstName')
  const role = cell('role').toLowerCase()
  return {
    line,
    id: cell('sourcedId'),
    name: preferred || cell('givenName'),
    isEnded: isEnded(cell) || cell('enabledUser').toLowerCase() === 'false',
    isStudent: role === '' ? null : role === 'student',
  }
}

const readClass = (cell: Cell, line: number): RosterClass => ({
  line,
  id: cell('sourcedId'),
  name: cell('title'),
  period: cell('periods'),
  grade: gradeOf(cell('grades')),
  isEnded: isEnded(cell),
})

const isEnded = (cell: Cell) => cell('status').toLowerCase() === 'tobedeleted'

/** `07` is 7; of several grades, or of one that we have no class for, there is none. */
function gradeOf(text: string): number | null {
  if (!/^\s*\d{1,2}\s*$/.test(text)) return null
  const grade = Number(text)
  return grade >= CLASS_GRADE_MIN && grade <= CLASS_GRADE_MAX ? grade : null
}

const isDelta = (manifest: string): boolean =>
  manifest
    .split('\n')
    .some((line) => /^"?file\.enrollments"?\s*,\s*"?delta"?\s*$/i.test(line.trim()))

/** Columns without which a file says nothing. */
const NEEDED: Record<FileName, readonly string[]> = {
  'users.csv': ['sourcedId', 'givenName'],
  'classes.csv': ['sourcedId', 'title'],
  'enrollments.csv': ['classSourcedId', 'userSourcedId', 'role'],
}

function rowsOf<Row>(file: FileName, text: string, read: (cell: Cell, line: number) => Row): Row[] {
  const columns = new Map<string, number>()
  const rows: Row[] = []
  const take = (record: string[], line: number) => {
    if (columns.size === 0) {
      for (const [i, heading] of record.entries()) columns.set(heading.trim().toLowerCase(), i)
      const missing = NEEDED[file].filter((one) => !columns.has(one.toLowerCase()))
      if (missing.length > 0) {
        throw new FileRefusal('roster_columns_missing', { file, columns: missing.join(', ') })
      }
    } else if (record.some((cell) => cell.trim() !== '')) {
      const cell = (heading: string) => {
        const at = columns.get(heading.toLowerCase())
        return at === undefined ? '' : (record[at] ?? '').replace(/\s+/g, ' ').trim()
      }
      rows.push(read(cell, line))
    }
    // What is kept of it is in `rows`.
    return null
  }
  try {
    parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      onRecord: (record: string[], { lines }: { lines: number }) => take(record, lines),
    })
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('import_damaged')
  }
  if (columns.size === 0) {
    throw new FileRefusal('roster_columns_missing', { file, columns: NEEDED[file].join(', ') })
  }
  return rows
}
