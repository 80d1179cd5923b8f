import { keyReadings } from './answer-key'
import { type Columns, isAboutOption, noColumns } from './columns'

type Rows = readonly (readonly string[])[]

/** What tools offer as time limits, in seconds. */
const TIMES = new Set(['5', '10', '15', '20', '30', '45', '60', '90', '120', '180', '240', '300'])
const OPTIONS_OF_TOOLS = 4
/** Of the rows that must read as a question with its key before a table without header is one. */
const SHARE_MIN = 0.9
const LEAST_CELLS = 4
/** A table of questions is no wider; the time that looking takes grows with the width. */
const COLUMNS_LOOKED_AT = 60

const cellOf = (row: readonly string[], index: number) => (row[index] ?? '').trim()
const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length

const fits = (row: readonly string[], options: readonly number[], key: number) =>
  Object.keys(
    keyReadings(
      cellOf(row, key),
      options.map((index) => cellOf(row, index)),
    ),
  ).length > 0

/**
 * Fills in what a spoiled header does not name: the column whose cells are keys of the options, the
 * options between others, the column of long texts before them.
 */
export function completeColumns(columns: Columns, header: readonly string[], rows: Rows): Columns {
  const taken = new Set(Object.values(columns).flat())
  const width = Math.min(COLUMNS_LOOKED_AT, Math.max(0, ...rows.map((row) => row.length)))
  const free = Array.from({ length: width }, (_, index) => index).filter((one) => !taken.has(one))
  const found = { ...columns, options: [...columns.options] }
  const [first = -1, last = -1] = [found.options[0], found.options.at(-1)]
  if (first >= 0) {
    const between = free.filter(
      (index) => index > first && index < last && !isAboutOption(header[index]),
    )
    found.options = [...found.options, ...between].sort((a, b) => a - b)
  }
  if (found.options.length > 0 && found.question < 0) {
    found.question = longest(
      free.filter((index) => index < first),
      rows,
    )
  }
  const isWide = found.options.length > COLUMNS_LOOKED_AT
  if (found.correct === null && found.options.length > 0 && found.wrong.length === 0 && !isWide) {
    found.correct = findKey(found.options, free, rows)
  }
  return found
}

const longest = (of: readonly number[], rows: Rows): number => {
  const length = (index: number) => rows.reduce((sum, row) => sum + cellOf(row, index).length, 0)
  return [...of].sort((a, b) => length(b) - length(a))[0] ?? -1
}

/** A column behind the options that is filled, and a key wherever it is. */
function findKey(options: readonly number[], free: readonly number[], rows: Rows): number | null {
  const behind = free.filter((index) => index > (options.at(-1) ?? 0))
  const asked = rows.filter((row) => filled(row) >= LEAST_CELLS)
  const key = behind.findLast((index) => {
    const withKey = asked.filter((row) => cellOf(row, index) !== '')
    return withKey.length > 0 && withKey.every((row) => fits(row, options, index))
  })
  return key ?? null
}

interface GuessedTable {
  columns: Columns
  /** The first row that is a question; what stands above is a heading. */
  from: number
  isTool: boolean
}

/**
 * The columns of a table without a header: a question, its options, perhaps a time, and a key that
 * fits nearly all rows. undefined where that is not so.
 */
export function guessTable(rows: Rows): GuessedTable | undefined {
  const asked = rows.filter((row) => filled(row) >= LEAST_CELLS)
  const written = rows.filter((row) => filled(row) > 0)
  if (asked.length === 0 || asked.length < written.length * 0.6) return undefined
  const isNumbered = asked.every((row) => /^\d*$/.test(cellOf(row, 0)))
  const question = isNumbered ? 1 : 0
  const width = Math.max(...asked.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  if (width > COLUMNS_LOOKED_AT) return undefined
  const isQuestion = (row: readonly string[]) => /\p{L}{2}|\?$/u.test(cellOf(row, question))
  for (let key = width - 1; key >= question + 3; key--) {
    for (const isTool of [true, false]) {
      const options = between(question, isTool ? key - 1 : key)
      if (isTool && !isToolsTime(asked, key - 1, options.length, isNumbered)) continue
      const isRow = (row: readonly string[]) => isQuestion(row) && fits(row, options, key)
      const good = asked.filter(isRow)
      if (good.length === 0 || good.length < (asked.length - 1) * SHARE_MIN) continue
      const columns = { ...noColumns(), question, options, correct: key }
      return {
        columns: {
          ...columns,
          time: isTool ? key - 1 : null,
          number: isNumbered ? 0 : null,
        },
        from: rows.findIndex((row) => filled(row) >= LEAST_CELLS && isRow(row)),
        isTool,
      }
    }
  }
  return undefined
}

const between = (question: number, end: number) =>
  Array.from({ length: Math.max(0, end - question - 1) }, (_, i) => question + 1 + i)

/** Four options, then a time as the tools have them: not a fifth answer that is a number. */
const isToolsTime = (rows: Rows, time: number, options: number, isNumbered: boolean) =>
  options === OPTIONS_OF_TOOLS &&
  (isNumbered || rows.length > 1) &&
  rows.filter((row) => TIMES.has(cellOf(row, time))).length >= (rows.length - 1) * SHARE_MIN &&
  rows.some((row) => TIMES.has(cellOf(row, time)))
