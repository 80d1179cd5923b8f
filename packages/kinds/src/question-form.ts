import type { FieldErrors } from '@pathquest/core/errors'
import { isErrorCode } from '@pathquest/core/errors'
import { firstFault, type KindFault } from '@pathquest/core/kinds/form'
import {
  type BusinessDriver,
  type Difficulty,
  POINTS_DEFAULT,
  POINTS_MAX,
  POINTS_MIN,
  QUESTION_TEXT_MIN,
  TIME_LIMIT_DEFAULT_SECONDS,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import {
  contentOf,
  DOCUMENTED_KIND,
  hasDocumentedFields,
  type StoredFields,
  toStoredFields,
} from '@pathquest/core/questions/documented-fields'
import { isVisible, visibleLength } from '@pathquest/core/visible-text'
import { findForm } from './catalogue'

/** The question editor's fields, as `QuestionDraft` carries them. */
export interface QuestionFields extends StoredFields {
  kind: string
  questionText: string
  imageUrl: string | null
  imageAlt: string | null
  points: number
  timeLimitSeconds: number
  difficulty: Difficulty
  businessDriver: BusinessDriver | null
  explanation: string | null
}

/** Picks the editor's fields from a question with more fields, such as its id and position. */
export const writtenFields = ({
  kind,
  questionText,
  imageUrl,
  imageAlt,
  options,
  shape,
  solution,
  points,
  timeLimitSeconds,
  difficulty,
  businessDriver,
  explanation,
}: QuestionFields): QuestionFields => ({
  kind,
  questionText,
  imageUrl,
  imageAlt,
  options,
  shape,
  solution,
  points,
  timeLimitSeconds,
  difficulty,
  businessDriver,
  explanation,
})

/** Initial content of a question of a kind; undefined: questions of that kind cannot be written. */
export function blankFields(kind: string): StoredFields | undefined {
  const blank = findForm(kind)?.blank()
  return blank && toStoredFields(kind, blank)
}

export const newQuestion = (): QuestionFields => ({
  kind: DOCUMENTED_KIND,
  questionText: '',
  imageUrl: null,
  imageAlt: null,
  options: [],
  shape: null,
  solution: null,
  ...blankFields(DOCUMENTED_KIND),
  points: POINTS_DEFAULT,
  timeLimitSeconds: TIME_LIMIT_DEFAULT_SECONDS,
  difficulty: 'medium',
  businessDriver: null,
  explanation: null,
})

/** Texts trimmed, empty options dropped, the description dropped where there is no image. */
export function tidyQuestion<Fields extends QuestionFields>(fields: Fields): Fields {
  const content = hasDocumentedFields(fields.kind)
    ? undefined
    : findForm(fields.kind)?.tidy?.(contentOf(fields))
  return {
    ...fields,
    ...content,
    questionText: fields.questionText.trim(),
    imageAlt: fields.imageUrl === null ? null : fields.imageAlt?.trim() || null,
    options: fields.options
      .map(({ text, isCorrect }) => ({ text: text.trim(), isCorrect }))
      .filter(({ text }) => isVisible(text)),
    explanation: fields.explanation?.trim() || null,
  }
}

export type QuestionErrors = FieldErrors<
  'questionText' | 'options' | 'timeLimitSeconds' | 'points' | 'imageAlt' | 'kind'
>

/** The faults that the kind finds in the content: error codes, or keys of the kind's texts. */
export function kindFault(question: QuestionFields): KindFault | undefined {
  const fault = findForm(question.kind)?.fault(contentOf(question))
  if (firstFault(fault) !== undefined) return fault
  return question.options.filter(({ isCorrect }) => isCorrect).length > 1
    ? 'answers_many'
    : undefined
}

function kindErrors(question: QuestionFields): QuestionErrors {
  const fault = firstFault(kindFault(question))
  if (fault === undefined) return {}
  // The kind's own texts are for the editor; a request gets a general code.
  const code = isErrorCode(fault) ? fault : 'question_kind_unreadable'
  return hasDocumentedFields(question.kind) ? { options: code } : { kind: code }
}

/** The rules of the specification for a tidied question; its content is checked by its kind. */
export function validateQuestion(question: QuestionFields): QuestionErrors {
  const length = visibleLength(question.questionText)
  return {
    ...(length === 0
      ? { questionText: 'question_text_required' }
      : length < QUESTION_TEXT_MIN && { questionText: 'question_text_short' }),
    ...kindErrors(question),
    ...(!isWithin(question.timeLimitSeconds, TIME_LIMIT_MIN_SECONDS, TIME_LIMIT_MAX_SECONDS) && {
      timeLimitSeconds: 'time_limit_range',
    }),
    ...(!isWithin(question.points, POINTS_MIN, POINTS_MAX) && { points: 'points_range' }),
    ...(question.imageUrl !== null &&
      !isVisible(question.imageAlt ?? '') && { imageAlt: 'image_alt_required' }),
  }
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max

/** A typed number: an invalid one falls back, a fraction is rounded. */
export function readWhole(text: string, fallback: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) ? Math.round(value) : fallback
}
