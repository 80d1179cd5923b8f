import type { ImportFormat } from '@pathquest/game-core/questions/imports'

/** What a column says, by its position. */
export interface Columns {
  question: number
  options: number[]
  /** Texts of wrong options, beside a column with the text of the right one. */
  wrong: number[]
  correct: number | null
  time: number | null
  points: number | null
  difficulty: number | null
  driver: number | null
  explanation: number | null
  image: number | null
  imageAlt: number | null
  type: number | null
}

type Role = Exclude<keyof Columns, 'options' | 'wrong'>

/** English headers as the tools write them, and Spanish ones; each against a header in one line. */
const ROLES: readonly [Role, RegExp][] = [
  ['type', /^(question type|tipo( de pregunta)?)/],
  [
    'question',
    /^(question|pregunta)( text\b| title\b|$| -| \(|:)|^(enunciado|texto de la pregunta)/,
  ],
  ['explanation', /^(answer )?explanation|^explicaci[oó]n|^feedback$/],
  [
    'correct',
    /^correct|^right answer|^answer key$|^answer$|^key$|^(respuestas? )?correctas?|^respuesta$/,
  ],
  ['time', /^time|^tiempo|^seconds$|^segundos$/],
  ['points', /^points?$|^puntos$/],
  ['difficulty', /^difficulty$|^dificultad$/],
  ['driver', /^business driver$|^driver$|^factor de negocio$/],
  ['imageAlt', /^image description$|^descripci[oó]n de (la )?imagen$/],
  ['image', /^image|^imagen/],
]
const WRONG = /^(incorrect|wrong) (answer|option)|^respuesta incorrecta|^distractor/
const OPTION = /^(answer|option|choice|respuesta|opci[oó]n|alternativa) ?([1-9]\d?|[a-z])\b|^[a-h]$/

const headerText = (cell: string) => cell.replace(/\s+/g, ' ').trim().toLowerCase()

/** The columns that this row names; undefined where it is no header. */
export function readHeader(cells: readonly string[]): Columns | undefined {
  const found: Columns = {
    question: -1,
    options: [],
    wrong: [],
    correct: null,
    time: null,
    points: null,
    difficulty: null,
    driver: null,
    explanation: null,
    image: null,
    imageAlt: null,
    type: null,
  }
  cells.forEach((cell, index) => {
    const header = headerText(cell)
    const role = ROLES.find(([, pattern]) => pattern.test(header))?.[0]
    if (WRONG.test(header)) found.wrong.push(index)
    else if (OPTION.test(header)) found.options.push(index)
    else if (role === 'question') found.question = found.question < 0 ? index : found.question
    else if (role) found[role] ??= index
  })
  const hasAnswers = found.options.length + found.wrong.length > 0 || found.correct !== null
  return found.question >= 0 && hasAnswers ? found : undefined
}

/** Which tool wrote a table, by its header and what stands above it. */
export function tableFormat(header: readonly string[], above: readonly string[]): ImportFormat {
  const headers = header.map(headerText)
  const banner = above.map(headerText).join(' ')
  if (headers.some((one) => WRONG.test(one))) return 'gimkit'
  if (banner.includes('blooket') || headers.includes('question #')) return 'blooket'
  if (headers.some((one) => /max \d+ characters/.test(one))) return 'kahoot'
  if (headers.some((one) => /^(option|opci[oó]n) a\b/.test(one))) return 'pathquest'
  return 'table'
}
