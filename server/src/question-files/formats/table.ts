import type { ImportNote } from '@pathquest/game-core/contracts'
import type { ImportFormat } from '@pathquest/game-core/questions/imports'
import { unescapeCell } from '../cell-escape'
import { headerIn } from '../export/table'
import type { FoundQuestion } from '../found-question'
import type { FoundSet } from '../set-details'
import { keyReadings } from './answer-key'
import { type Columns, isIndexHeader, namedColumns, readHeader, tableFormat } from './columns'
import { decideKeys } from './decide-keys'
import { completeColumns, guessTable } from './guess-columns'
import { type OptionsRow, optionsRow } from './row-options'

/** Above a header stand logos, hints and empty rows. */
export const HEADER_WITHIN_ROWS = 40

export interface FoundFile {
  format: ImportFormat
  title: string | null
  found: FoundQuestion[]
  /** Rows or lines that are no questions and need none: headings, comments, categories. */
  headings?: number
  /** What is to be said about the file as a whole. */
  notes?: ImportNote[]
  /** What the file says about the set; of few formats. */
  set?: FoundSet | null
}

type Cells = readonly string[]
/** A row with its number in the file. */
interface Row {
  cells: Cells
  number: number
}

interface Layout {
  columns: Columns
  header: Cells
  /** Index of the first row of questions. */
  from: number
  format: ImportFormat
  isByPlace: boolean
}

/**
 * Rows of cells as text, of a workbook's sheet or a CSV file; undefined where they are no questions.
 * `mayGuess`: also without a header, where the rows say themselves what their columns are.
 */
export function readTable(sheet: readonly Cells[], mayGuess = false): FoundFile | undefined {
  const rows = joinBrokenHeader(sheet)
  const layout = layoutOf(rows) ?? (mayGuess ? guessLayout(rows) : undefined)
  if (!layout) return undefined
  const { columns, header, from, format } = layout
  const read = rows.slice(from).map(({ cells, number }) => ({
    cells: cells.map((cell) => unescapeCell(cell.trim())),
    number,
  }))
  const isHeading = ({ cells }: Row) => isSameRow(cells, header)
  const asked = read.filter((row) => !isHeading(row) && isAboutQuestion(row.cells, columns))
  const optionRows = asked.map(({ cells }) => optionsRow(cells, columns))
  const keys = decideKeys(
    optionRows.map(({ key, texts }) => keyReadings(key, texts, namesOf(columns, header))),
    { isByPlace: layout.isByPlace, isIndex: isIndexHeader(header[columns.correct ?? -1]) },
  )
  const byNumber = new Map(
    asked.map((row, i) => [
      row.number,
      readRow(row, columns, withKey(optionRows[i] as OptionsRow, keys[i])),
    ]),
  )
  const found = read.flatMap((row) => {
    const question = byNumber.get(row.number)
    if (question) return [question]
    return isHeading(row) ? [] : strayRow(row, columns)
  })
  const headings = rows.slice(0, from).filter(({ cells }) => cells.some((cell) => cell.trim()))
  return {
    format,
    title: null,
    found,
    headings: headings.length + read.filter(isHeading).length,
    notes: columnsLeftOut(read, columns, header),
  }
}

function layoutOf(rows: readonly Row[]): Layout | undefined {
  const top = rows.slice(0, HEADER_WITHIN_ROWS)
  const named = top.findIndex(({ cells }) => readHeader(cells) !== undefined)
  const at = named >= 0 ? named : top.findIndex(({ cells }) => isSpoiledHeader(cells))
  const header = rows[at]?.cells
  if (!header) return undefined
  const below = rows.slice(at + 1).map(({ cells }) => cells)
  const columns = completeColumns(namedColumns(header), header, below)
  if (columns.question < 0 || (named < 0 && columns.correct === null)) return undefined
  const format = tableFormat(
    header,
    rows.slice(0, at).flatMap(({ cells }) => cells),
  )
  return {
    columns,
    header,
    from: at + 1,
    format,
    isByPlace: format === 'kahoot' || format === 'blooket' || isOurs(header),
  }
}

function guessLayout(rows: readonly Row[]): Layout | undefined {
  const guessed = guessTable(rows.map(({ cells }) => cells))
  if (!guessed || guessed.from < 0) return undefined
  const { columns, from, isTool } = guessed
  return { columns, header: [], from, format: isTool ? 'blooket' : 'table', isByPlace: isTool }
}

/** Two options or more, but no column that is named as the question. */
const isSpoiledHeader = (cells: Cells): boolean =>
  namedColumns(cells).options.length >= 2 && cells.every((cell) => cell.length < 80)

/** Every column as our own export writes them, in either language. */
const isOurs = (header: Cells) =>
  (['en', 'es'] as const).some((language) => isSameRow(header, headerIn(language)))

const isSameRow = (cells: Cells, header: Cells): boolean =>
  header.length > 0 &&
  trimmed(cells).join('\n').toLowerCase() === trimmed(header).join('\n').toLowerCase()

const trimmed = (cells: Cells) => {
  const all = cells.map((cell) => cell.trim())
  return all.slice(0, all.findLastIndex((cell) => cell !== '') + 1)
}

/** Line ends within headings, whose quotes got lost: `Answer 3` and `(Optional)` on two lines. */
function joinBrokenHeader(sheet: readonly Cells[]): Row[] {
  const rows: Row[] = []
  sheet.forEach((cells, i) => {
    const last = rows.at(-1)
    const isRest =
      i < HEADER_WITHIN_ROWS && /^\((optional|max|only|opcional)\b/i.test(cells[0] ?? '')
    if (!last || !isRest) rows.push({ cells, number: i + 1 })
    else {
      const [rest = '', ...more] = cells
      const end = last.cells.at(-1) ?? ''
      last.cells = [...last.cells.slice(0, -1), `${end} ${rest}`, ...more]
    }
  })
  return rows
}

const isAboutQuestion = (cells: Cells, { question, options, wrong, choices }: Columns) =>
  [question, ...options, ...wrong, ...(choices === null ? [] : [choices])].some(
    (index) => (cells[index] ?? '') !== '',
  )

const namesOf = ({ options }: Columns, header: Cells): string[] =>
  options.map((index) => (header[index] ?? '').trim())

/** A row with a text and no question; templates number rows, with a time, that nobody filled in. */
function strayRow({ cells, number }: Row, columns: Columns): FoundQuestion[] {
  const { type, time, points, difficulty, driver } = columns
  const filledIn = new Set([type, time, points, difficulty, driver])
  const text = cells.filter((cell, i) => /\p{L}/u.test(cell) && !filledIn.has(i)).join(' | ')
  if (text === '') return []
  const where = { place: 'row', number, file: null } as const
  return [{ where, questionText: text, reason: { code: 'stray_text' } }]
}

function columnsLeftOut(rows: readonly Row[], columns: Columns, header: Cells): ImportNote[] {
  const taken = new Set(Object.values(columns).flat())
  const names = header.flatMap((name, i) => {
    const isUsed = rows.some(({ cells }) => (cells[i] ?? '') !== '')
    return !taken.has(i) && isUsed ? [name.replace(/\s+/g, ' ').trim() || `#${i + 1}`] : []
  })
  const said = names.join(', ').slice(0, 200)
  return names.length > 0 ? [{ code: 'columns_left_out', params: { names: said } }] : []
}

/** What the key makes of the options. */
function withKey(
  { key, texts, options, notices }: OptionsRow,
  decided: ReturnType<typeof decideKeys>[number],
): Pick<FoundQuestion, 'options' | 'notices' | 'readings'> {
  if (options) return { options, notices }
  const right = decided && 'right' in decided ? decided.right : []
  const said = { key: key.slice(0, 80) }
  if (decided && 'readings' in decided) notices.push({ code: 'key_unclear', params: said })
  else if (!decided && key !== '') notices.push({ code: 'key_nowhere', params: said })
  return {
    options: texts.map((text, i) => ({ text, isCorrect: right.includes(i) })),
    notices,
    ...(decided && 'readings' in decided ? { readings: decided.readings } : {}),
  }
}

function readRow(
  { cells, number }: Row,
  columns: Columns,
  answers: ReturnType<typeof withKey>,
): FoundQuestion {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const { options = [], notices = [] } = answers
  const time = numberOf(cell(columns.time))
  const points = numberOf(cell(columns.points))
  const image = cell(columns.image)
  if (image !== '' && !image.startsWith('/images/')) {
    notices.push({ code: 'image_left_out', params: { name: image.slice(0, 80) } })
  }
  const found: FoundQuestion = {
    where: { place: 'row', number, file: null },
    questionText: cell(columns.question),
    ...answers,
    difficulty: cell(columns.difficulty),
    businessDriver: cell(columns.driver),
    explanation: cell(columns.explanation),
    imageUrl: image,
    imageAlt: cell(columns.imageAlt),
    notices,
  }
  if (time !== undefined) found.timeLimitSeconds = time
  if (points !== undefined) found.points = points
  if (
    /open|poll|draw|essay/i.test(cell(columns.type)) &&
    options.every(({ text }) => text === '')
  ) {
    found.reason = { code: 'essay' }
  }
  return found
}

/** The first number of a cell: `20 sec`, `20.0`, `1,000`. */
function numberOf(cell: string): number | undefined {
  const found = /-?\d{1,9}(?:[.,]\d{1,9})?/.exec(cell.replace(/(?<=\d),(?=\d{3}\b)/g, ''))?.[0]
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}
