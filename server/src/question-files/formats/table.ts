import type { ImportNote, ImportProblem } from '@pathquest/core/contracts'
import type { ImportFormat } from '@pathquest/core/questions/imports'
import { unescapeCell } from '../export/table'
import type { FoundQuestion } from '../found-question'
import { typedText } from '../rendered/visible-text'
import type { FoundSet } from '../set-details'
import { decideKeys, keyReadings } from './answer-key'
import { CELL_ERROR, CELL_PICTURE } from './cell-formats'
import { type Columns, isIndexHeader } from './columns'
import { type OptionsRow, optionsRow } from './row-options'
import {
  type Cells,
  guessLayout,
  isDrawn,
  isSameRow,
  joinBrokenHeader,
  layoutOf,
  type Row,
  trimmed,
} from './table-layout'

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

/**
 * Rows of cells as text, of a workbook's sheet or a CSV file; undefined where they are no questions.
 * `mayGuess`: also without a header, where the rows say themselves what their columns are.
 */
export function readTable(sheet: readonly Cells[], mayGuess = false): FoundFile | undefined {
  const rows = joinBrokenHeader(sheet)
  const layout = layoutOf(rows) ?? (mayGuess ? guessLayout(rows) : undefined)
  if (!layout) return undefined
  const { columns, header, from, format } = layout
  const read = rows
    .slice(from)
    .map((row) => cleanRow(row, layout.isOurs))
    .map((row) => rejoined(row, columns, header))
  const isHeading = ({ cells }: Row) => isSameRow(cells, header) || isDrawn(cells)
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
    if (question)
      return [{ ...question, notices: [...(question.notices ?? []), ...(row.notices ?? [])] }]
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

/** Texts as they read: formulas and raised signs, no errors and no pictures of a workbook. */
function cleanRow({ cells, number }: Row, isOurs: boolean): Row {
  const notices: ImportProblem[] = []
  const texts = cells.map((cell) => {
    const text = unescapeCell(cell.trim())
    if (text.startsWith(CELL_ERROR)) {
      notices.push({ code: 'cell_error', params: { name: text.slice(1, 20) } })
      return ''
    }
    if (text === CELL_PICTURE) {
      notices.push({ code: 'image_left_out', params: { name: '' } })
      return ''
    }
    return isOurs ? text : typedText(text, notices)
  })
  return { cells: texts, number, notices }
}

/**
 * A row with more cells than there are columns: commas of its question part it, where its key names
 * an answer once they are put together again.
 */
function rejoined(row: Row, columns: Columns, header: Cells): Row {
  const { cells } = row
  const { question, options, correct } = columns
  const more = trimmed(cells).length - trimmed(header).length
  if (more <= 0 || header.length === 0 || correct === null || options.length === 0) return row
  const isKeyed = (of: Cells) =>
    Object.keys(
      keyReadings(
        of[correct] ?? '',
        options.map((index) => of[index] ?? ''),
      ),
    ).length > 0
  const whole = cells.slice(question, question + more + 1).join(', ')
  const joined = [...cells.slice(0, question), whole, ...cells.slice(question + more + 1)]
  return !isKeyed(cells) && isKeyed(joined) ? { ...row, cells: joined } : row
}

const isAboutQuestion = (cells: Cells, { question, options, wrong, choices }: Columns) =>
  [question, ...options, ...wrong, ...(choices === null ? [] : [choices])].some(
    (index) => (cells[index] ?? '') !== '',
  )

const namesOf = ({ options }: Columns, header: Cells): string[] =>
  options.map((index) => (header[index] ?? '').trim())

/** A row with a text and no question; templates number rows, with a time, that nobody filled in. */
function strayRow({ cells, number, notices = [] }: Row, columns: Columns): FoundQuestion[] {
  const { type, time, points, difficulty, driver } = columns
  const filledIn = new Set([type, time, points, difficulty, driver])
  const errors = notices.map(({ params }) => params.name).join(' ')
  const text = cells.filter((cell, i) => /\p{L}/u.test(cell) && !filledIn.has(i)).join(' | ')
  if (text === '' && errors === '') return []
  const where = { place: 'row', number, file: null } as const
  return [{ where, questionText: text || errors, reason: { code: 'stray_text' } }]
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
  { key, texts, found, isSeveral, notices }: OptionsRow,
  decided: ReturnType<typeof decideKeys>[number],
): Omit<FoundQuestion, 'where' | 'questionText'> {
  if (found) return { ...found, notices }
  const right = decided && 'right' in decided ? decided.right : []
  const said = { key: key.slice(0, 80) }
  if (decided && 'readings' in decided) notices.push({ code: 'key_unclear', params: said })
  else if (!decided && key !== '') notices.push({ code: 'key_nowhere', params: said })
  const options = texts.map((text, i) => ({ text, isCorrect: right.includes(i) }))
  return {
    options,
    notices,
    ...(decided && 'readings' in decided ? { readings: decided.readings } : {}),
    ...(isSeveral &&
      right.length > 0 && { answer: { type: 'options', options, isMultiple: true } }),
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
  const isOpen = /open|poll|draw|essay/i.test(cell(columns.type))
  if (isOpen && !found.answer && options.every(({ text }) => text === '')) {
    found.reason = { code: 'essay' }
  }
  return found
}

/** The first number of a cell: `20 sec`, `20.0`, `1,000`. */
function numberOf(cell: string): number | undefined {
  const found = /-?\d{1,9}(?:[.,]\d{1,9})?/.exec(cell.replace(/(?<=\d),(?=\d{3}\b)/g, ''))?.[0]
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}
