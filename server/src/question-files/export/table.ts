import { OPTIONS_MAX } from '@pathquest/core/question-sets/set-choices'
import writeXlsxFile from 'write-excel-file/node'
import type { Language } from '../../runtime/language'
import { workbookText } from '../../runtime/workbook-text'
import type { ExportedSet, WrittenQuestion, WrittenSet } from '../set-details'

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it; cells that have
 * one already get one more, so that reading gives back what was written.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const escapeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

const LETTERS = 'ABCDEF'

const HEADERS: Record<Language, { question: string; option: string; rest: readonly string[] }> = {
  en: {
    question: 'Question',
    option: 'Option',
    rest: [
      'Correct',
      'Time limit (seconds)',
      'Points',
      'Difficulty',
      'Business driver',
      'Explanation',
      'Image',
      'Image description',
    ],
  },
  es: {
    question: 'Pregunta',
    option: 'Opción',
    rest: [
      'Correcta',
      'Tiempo (segundos)',
      'Puntos',
      'Dificultad',
      'Factor de negocio',
      'Explicación',
      'Imagen',
      'Descripción de la imagen',
    ],
  },
}

/** The columns of our own tables, as `formats/columns.ts` reads them. */
export function headerIn(language: Language): string[] {
  const { question, option, rest } = HEADERS[language]
  const options = Array.from({ length: OPTIONS_MAX }, (_, i) => `${option} ${LETTERS[i]}`)
  return [question, ...options, ...rest]
}

/** Cells of one question; texts that a spreadsheet would run are escaped, numbers are numbers. */
function tableRow(question: WrittenQuestion): (string | number)[] {
  const options = question.answer.type === 'options' ? question.answer.options : []
  const right = options.flatMap(({ isCorrect }, i) => (isCorrect ? (LETTERS[i] ?? []) : []))
  const cells = [
    question.questionText,
    ...Array.from({ length: OPTIONS_MAX }, (_, i) => options[i]?.text ?? ''),
    right.join(','),
    question.timeLimitSeconds,
    question.points,
    question.difficulty,
    question.businessDriver ?? '',
    question.explanation ?? '',
    question.imageUrl ?? '',
    question.imageAlt ?? '',
  ]
  return cells.map((cell) => (typeof cell === 'string' ? escapeCell(cell) : cell))
}

/** With a byte-order mark, without which spreadsheets read letters with accents wrongly. */
export function writeCsv(
  { questions }: Pick<WrittenSet, 'questions'>,
  language: Language,
): Uint8Array {
  const rows = [headerIn(language), ...questions.map(tableRow)]
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
  { title, description, subject, gradeLevel, difficultyLevel, tags }: ExportedSet,
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
  const header = headerIn(language).map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = set.questions.map((question) =>
    tableRow(question).map((value) =>
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
