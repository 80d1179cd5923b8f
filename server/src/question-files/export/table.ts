import { PAIRS_MAX } from '@pathquest/kinds/match/form'
import writeXlsxFile from 'write-excel-file/node'
import type { Language } from '../../runtime/language'
import { workbookText } from '../../runtime/workbook-text'
import type { WrittenQuestion, WrittenSet } from '../set-details'
import { answerCells, kindCell } from './answer-cells'
import { type Extra, extraOf, headerIn, LETTERS } from './table-columns'

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it; cells that have
 * one already get one more, so that reading gives back what was written.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
/** No formula, and a number again once it is read. */
const NUMBER = /^-\d+(\.\d+)?$/
const escapeCell = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/** Cells of one question, below the columns of `headerIn`. */
function tableRow(question: WrittenQuestion, extra: Extra): (string | number)[] {
  const { answer } = question
  const { options, correct, partners = [], numbers = [] } = answerCells(answer)
  const cells = [
    question.questionText,
    ...(extra.hasKind ? [kindCell(answer)] : []),
    ...filled(options, LETTERS.length),
    correct,
    question.timeLimitSeconds,
    question.points,
    question.difficulty,
    question.businessDriver ?? '',
    question.explanation ?? '',
    question.imageUrl ?? '',
    question.imageAlt ?? '',
    ...(extra.hasPartners ? filled(partners, PAIRS_MAX) : []),
    ...(extra.hasNumbers ? filled(numbers, NUMBER_CELLS) : []),
  ]
  return cells.map((cell) => (typeof cell === 'string' ? escapeCell(cell) : cell))
}

const NUMBER_CELLS = 6
const filled = (texts: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => texts[i] ?? '')

/** With a byte-order mark, without which spreadsheets read letters with accents wrongly. */
export function writeCsv(
  { questions }: Pick<WrittenSet, 'questions'>,
  language: Language,
): Uint8Array {
  const extra = extraOf(questions)
  const rows = [headerIn(language, extra), ...questions.map((one) => tableRow(one, extra))]
  const lines = rows.map((row) => row.map(quoted).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

const quoted = (cell: string | number) =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`

/** Names of the rows of the sheet beside the questions, in their order. */
export const SET_ROWS: Record<Language, readonly string[]> = {
  en: ['Title', 'Description', 'Subject', 'Grades', 'Difficulty', 'Tags'],
  es: ['Título', 'Descripción', 'Materia', 'Grados', 'Dificultad', 'Etiquetas'],
}

/** What a set says about itself: a name and its value in each row, each tag in a cell of its own. */
function setRows(
  { title, description, subject, gradeLevel, difficultyLevel, tags }: WrittenSet,
  language: Language,
): string[][] {
  const grades = gradeLevel.map(String)
  const values = [[title], [description ?? ''], [subject], grades, [difficultyLevel], tags]
  return values.map((cells, i) => [SET_ROWS[language][i] ?? '', ...cells])
}

const WIDE = 60
const NARROW = 18
const SHEETS: Record<Language, readonly [questions: string, set: string]> = {
  en: ['Questions', 'Set'],
  es: ['Preguntas', 'Conjunto'],
}

/** The questions and a sheet about the set; every text is a cell of the type string, which a spreadsheet does not run. */
export function writeWorkbook(set: WrittenSet, language: Language): Promise<Uint8Array> {
  const extra = extraOf(set.questions)
  const header = headerIn(language, extra).map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = set.questions.map((question) =>
    tableRow(question, extra).map((value) =>
      typeof value === 'number' ? { value, type: Number } : textCell(value),
    ),
  )
  const about = setRows(set, language).map((row) => row.map((text) => textCell(escapeCell(text))))
  return writeXlsxFile([
    {
      data: [header, ...rows],
      sheet: SHEETS[language][0],
      columns: header.map((_, i) => ({ width: i === 0 ? WIDE : NARROW })),
      stickyRowsCount: 1,
    },
    { data: about, sheet: SHEETS[language][1], columns: [{ width: NARROW }, { width: WIDE }] },
  ]).toBuffer()
}

const textCell = (value: string) =>
  value === '' ? null : { value: workbookText(value), type: String }
