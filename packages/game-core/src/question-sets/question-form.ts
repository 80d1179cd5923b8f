import type { FieldErrors } from '../accounts/forms'
import {
  type BusinessDriver,
  type Difficulty,
  OPTIONS_MIN,
  POINTS_DEFAULT,
  POINTS_MAX,
  POINTS_MIN,
  QUESTION_TEXT_MIN,
  TIME_LIMIT_DEFAULT_SECONDS,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '../constants'
import type { StoredFields, WrittenOption } from '../kinds/documented-fields'
import { graphemeCount } from '../players/display-name'

/** What the editor of a question writes, as `QuestionDraft` carries it. */
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

/** Of a question that has more to it, such as its id and its place, what its editor writes. */
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

const blank = (): WrittenOption => ({ text: '', isCorrect: false })

export const newQuestion = (): QuestionFields => ({
  kind: 'choice',
  questionText: '',
  imageUrl: null,
  imageAlt: null,
  options: [blank(), blank(), blank(), blank()],
  shape: null,
  solution: null,
  points: POINTS_DEFAULT,
  timeLimitSeconds: TIME_LIMIT_DEFAULT_SECONDS,
  difficulty: 'medium',
  businessDriver: null,
  explanation: null,
})

/** Texts trimmed, empty options dropped, no description of an image that is not there. */
export function tidyQuestion<Fields extends QuestionFields>(fields: Fields): Fields {
  return {
    ...fields,
    questionText: fields.questionText.trim(),
    imageAlt: fields.imageUrl === null ? null : fields.imageAlt?.trim() || null,
    options: fields.options
      .map(({ text, isCorrect }) => ({ text: text.trim(), isCorrect }))
      .filter(({ text }) => text !== ''),
    explanation: fields.explanation?.trim() || null,
  }
}

export type QuestionErrors = FieldErrors<
  'questionText' | 'options' | 'timeLimitSeconds' | 'points' | 'imageAlt' | 'kind'
>

/** Document 2 section 5, of a question that is tidy; what another kind asks, its folder reads. */
export function validateQuestion(question: QuestionFields): QuestionErrors {
  const length = graphemeCount(question.questionText)
  const options = question.kind === 'choice' ? optionsError(question.options) : undefined
  return {
    ...(length === 0
      ? { questionText: 'question_text_required' }
      : length < QUESTION_TEXT_MIN && { questionText: 'question_text_short' }),
    ...(options && { options }),
    ...(!isWithin(question.timeLimitSeconds, TIME_LIMIT_MIN_SECONDS, TIME_LIMIT_MAX_SECONDS) && {
      timeLimitSeconds: 'time_limit_range',
    }),
    ...(!isWithin(question.points, POINTS_MIN, POINTS_MAX) && { points: 'points_range' }),
    ...(question.imageUrl !== null && !question.imageAlt && { imageAlt: 'image_alt_required' }),
  }
}

function optionsError(options: readonly WrittenOption[]) {
  if (options.length < OPTIONS_MIN) return 'options_required'
  const right = options.filter(({ isCorrect }) => isCorrect).length
  return right === 1 ? undefined : right === 0 ? 'answer_required' : 'answers_many'
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max

/** A number as it is typed: what is none falls back, a fraction is rounded. */
export function readWhole(text: string, fallback: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) ? Math.round(value) : fallback
}
