import type { ImportFormat } from '@pathquest/core/questions/imports'

/** What a column says, by its position. */
export interface Columns {
  question: number
  options: number[]
  /** Texts of wrong options, beside a column with the text of the right one. */
  wrong: number[]
  /** All options in one cell. */
  choices: number | null
  correct: number | null
  time: number | null
  points: number | null
  difficulty: number | null
  driver: number | null
  explanation: number | null
  image: number | null
  imageAlt: number | null
  type: number | null
  /** Its number in the table, its id: nothing to keep. */
  number: number | null
  /** What belongs to the options, in their order; this and the following beside a kind alone. */
  partners: number[]
  tolerance: number | null
  near: number | null
  scaleFrom: number | null
  scaleTo: number | null
  step: number | null
  unit: number | null
}

type Role = Exclude<keyof Columns, 'options' | 'wrong' | 'partners'>

/** English headers as the tools write them, and Spanish ones; each against a header in one line. */
const ROLES: readonly [Role, RegExp][] = [
  ['type', /^(question type|kind$|type( of question)?$|tipo( de pregunta)?)/],
  ['number', /^(question )?(#|no\.?|nr\.?|n[uú]mero|number|id|order)$|^n[º°]$/],
  [
    'question',
    /^(question|pregunta)( text\b| title\b| name\b|s?$| -| \(|:)|^(enunciado|texto de la pregunta|question stem|stem|title text|prompt)/,
  ],
  ['explanation', /^(answer )?explanation|^explicaci[oó]n|^(general )?feedback$|^rationale$/],
  [
    'correct',
    /^correct|^right answer|^answer ?key$|^answers?$|^ans$|^key$|^solution$|^(respuestas? )?correctas?|^respuesta$|^clave$|^soluci[oó]n$/,
  ],
  ['time', /^time|^tiempo|^seconds$|^segundos$/],
  ['points', /^points?$|^puntos$|^score$/],
  ['difficulty', /^difficulty( level)?$|^dificultad$/],
  ['driver', /^business driver$|^driver$|^factor de negocio$/],
  ['imageAlt', /^image description$|^descripci[oó]n de (la )?imagen$/],
  ['image', /^image|^imagen/],
]
/** Of our own tables: elsewhere a unit is a chapter. */
const KIND = /^(kind|tipo)$/
const PARTNER = /^(match|pareja) [a-e]$/
const ROLES_BESIDE_KIND: readonly [Role, RegExp][] = [
  ['tolerance', /^(tolerance|tolerancia)$/],
  ['near', /^(half points within|mitad de puntos hasta)$/],
  ['scaleFrom', /^(scale from|escala desde)$/],
  ['scaleTo', /^(scale to|escala hasta)$/],
  ['step', /^(step|paso)$/],
  ['unit', /^(unit|unidad)$/],
]
const WRONG =
  /^(incorrect|wrong|false) (answer|option|choice)|^(incorrect|wrong|incorrecta)( \d)?$|^respuesta incorrecta|^distractor/
const OPTION =
  /^(answer|option|opt|choice|ans|respuesta|opci[oó]n|alternativa)( option| choice| text)?( ?[1-9]\d?| [a-z])\b|^[a-h]$/
/** Beside the text of an option. */
const ABOUT_OPTION = /\b(image|picture|audio|url|feedback|explanation|correct|imagen)\b/
const CHOICES =
  /^(options|choices|answer (options|choices)|opciones|alternativas|respuestas|answers)$/

/** `option_a`, `optionA` and `Option A` are one header. */
const headerText = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(?<=[\p{L}\d])[_-](?=[\p{L}\d])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export const noColumns = (): Columns => ({
  question: -1,
  options: [],
  wrong: [],
  choices: null,
  correct: null,
  time: null,
  points: null,
  difficulty: null,
  driver: null,
  explanation: null,
  image: null,
  imageAlt: null,
  type: null,
  number: null,
  partners: [],
  tolerance: null,
  near: null,
  scaleFrom: null,
  scaleTo: null,
  step: null,
  unit: null,
})

/** A picture, a sound or a remark that goes with an option. */
export const isAboutOption = (header = '') => ABOUT_OPTION.test(headerText(header))

/** What this row names, whether or not that is enough for a header. */
export function namedColumns(cells: readonly string[]): Columns {
  const found = noColumns()
  const headers = cells.map(headerText)
  const hasKey = headers.some((one) => /^correct|^right|^correcta/.test(one))
  const hasKind = headers.some((one) => KIND.test(one))
  const roles = hasKind ? [...ROLES_BESIDE_KIND, ...ROLES] : ROLES
  headers.forEach((header, index) => {
    const role = roles.find(([, pattern]) => pattern.test(header))?.[0]
    if (hasKind && PARTNER.test(header)) found.partners.push(index)
    else if (WRONG.test(header)) found.wrong.push(index)
    else if (OPTION.test(header) && !ABOUT_OPTION.test(header)) found.options.push(index)
    else if (CHOICES.test(header) && (hasKey || !/^(answers|respuestas)$/.test(header))) {
      found.choices ??= index
    } else if (role === 'question') found.question = found.question < 0 ? index : found.question
    else if (role) found[role] ??= index
  })
  return found
}

/** The columns that this row names; undefined where it is no header. */
export function readHeader(cells: readonly string[]): Columns | undefined {
  const found = namedColumns(cells)
  const hasAnswers =
    found.options.length + found.wrong.length > 0 ||
    found.choices !== null ||
    found.correct !== null
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

/** Positions that count from 0 on are named so. */
export const isIndexHeader = (header = '') => /\bindex\b|\b[ií]ndice\b/.test(headerText(header))
