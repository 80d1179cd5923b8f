import type { ImportProblem } from '@pathquest/game-core/contracts'
import type { ImportFormat } from '@pathquest/game-core/questions/imports'
import { unescapeCell } from '../cell-escape'
import type { FoundQuestion } from '../found-question'
import type { FoundSet } from '../set-details'
import { type Columns, readHeader, tableFormat } from './columns'

/** Above a header stand logos, hints and empty rows. */
export const HEADER_WITHIN_ROWS = 40

export interface FoundFile {
  format: ImportFormat
  title: string | null
  found: FoundQuestion[]
  /** What the file says about the set; of few formats. */
  set?: FoundSet | null
}

/** Rows of cells as text, of a workbook's sheet or a CSV file; undefined without a header we know. */
export function readTable(rows: readonly (readonly string[])[]): FoundFile | undefined {
  const at = rows.slice(0, HEADER_WITHIN_ROWS).findIndex((row) => readHeader(row) !== undefined)
  const header = rows[at]
  const columns = header && readHeader(header)
  if (!columns) return undefined
  const found = rows.slice(at + 1).flatMap((row, i) => {
    const cells = row.map((cell) => unescapeCell(cell.trim()))
    return isAboutQuestion(cells, columns) ? [readRow(cells, columns, at + i + 2)] : []
  })
  return { format: tableFormat(header, rows.slice(0, at).flat()), title: null, found }
}

const isAboutQuestion = (cells: readonly string[], { question, options, wrong }: Columns) =>
  [question, ...options, ...wrong].some((index) => (cells[index] ?? '') !== '')

function readRow(cells: readonly string[], columns: Columns, number: number): FoundQuestion {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const notices: ImportProblem[] = []
  const time = numberOf(cell(columns.time))
  const points = numberOf(cell(columns.points))
  const image = cell(columns.image)
  if (image !== '' && !image.startsWith('/images/')) {
    notices.push({ code: 'image_left_out', params: { name: image.slice(0, 80) } })
  }
  const found: FoundQuestion = {
    where: { place: 'row', number, file: null },
    questionText: cell(columns.question),
    options: optionsOf(cells, columns, notices),
    difficulty: cell(columns.difficulty),
    businessDriver: cell(columns.driver),
    explanation: cell(columns.explanation),
    imageUrl: image,
    imageAlt: cell(columns.imageAlt),
    notices,
  }
  if (time !== undefined) found.timeLimitSeconds = time
  if (points !== undefined) found.points = points
  if (/open|poll|draw|essay/i.test(cell(columns.type)) && found.options?.length === 0) {
    found.reason = { code: 'essay' }
  }
  return found
}

function optionsOf(cells: readonly string[], columns: Columns, notices: ImportProblem[]) {
  const key = columns.correct === null ? '' : (cells[columns.correct] ?? '')
  const texts = columns.options.map((index) => cells[index] ?? '')
  if (texts.length === 0) {
    // The key is the text of the right answer itself.
    const wrong = columns.wrong.map((index) => ({ text: cells[index] ?? '', isCorrect: false }))
    if (wrong.every(({ text }) => text === '') && key !== '') {
      notices.push({ code: 'text_answer', params: { answer: key.slice(0, 200) } })
    }
    return [{ text: key, isCorrect: true }, ...wrong]
  }
  const right = readKey(key, texts, notices)
  return texts.map((text, i) => ({ text, isCorrect: right.has(i) }))
}

/** Which options a key names: by number, by letter, or by their text. */
export function readKey(
  key: string,
  texts: readonly string[],
  notices: ImportProblem[],
): Set<number> {
  const right = new Set<number>()
  if (key === '') return right
  const whole = texts.findIndex((text) => text !== '' && same(text, key))
  // A spreadsheet of another country makes 1.3 of 1,3.
  const parts = key.split(/[,;/|&.\s]+|\by\b|\band\b/i).filter((part) => part !== '')
  const named = parts.map((part) => indexOfName(part))
  if (named.every((index) => index !== undefined)) {
    for (const index of named) {
      if ((texts[index] ?? '') !== '') right.add(index)
      else notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
    }
    if (right.size > 0 || whole < 0) return right
  }
  if (whole >= 0) return new Set([whole])
  const byText = key.split(/[,;|]/).map((part) => texts.findIndex((text) => same(text, part)))
  if (byText.every((index) => index >= 0)) return new Set(byText)
  notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
  return right
}

/** 1, A, a), Option B: the index from 0 on. */
function indexOfName(part: string): number | undefined {
  const name = part.replace(/^(option|answer|opci[oó]n|respuesta)/i, '').replace(/[).]$/, '')
  if (/^\d{1,2}$/.test(name)) return Number(name) - 1
  return /^[a-z]$/i.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : undefined
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The first number of a cell: `20 sec`, `20.0`. */
function numberOf(cell: string): number | undefined {
  const found = /-?\d{1,9}(?:[.,]\d{1,9})?/.exec(cell)?.[0]
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}
