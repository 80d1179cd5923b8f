import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import {
  POINTS_DEFAULT,
  TIME_LIMIT_DEFAULT_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import {
  type QuestionFields,
  readWhole,
  tidyQuestion,
  writtenFields,
} from '@pathquest/kinds/question-form'

/** What the editor of a question holds: numbers as they are typed. */
export type QuestionForm = Omit<
  QuestionFields,
  'points' | 'timeLimitSeconds' | 'businessDriver'
> & {
  points: string
  timeLimitSeconds: string
  businessDriver: BusinessDriver | ''
}

export const questionFormOf = (question: QuestionFields): QuestionForm => ({
  ...writtenFields(question),
  points: String(question.points),
  timeLimitSeconds: String(question.timeLimitSeconds),
  businessDriver: question.businessDriver ?? '',
  imageAlt: question.imageAlt ?? '',
  explanation: question.explanation ?? '',
})

export const questionFieldsOf = (form: QuestionForm): QuestionFields =>
  tidyQuestion({
    ...form,
    points: readWhole(form.points, POINTS_DEFAULT),
    timeLimitSeconds: readWhole(form.timeLimitSeconds, TIME_LIMIT_DEFAULT_SECONDS),
    businessDriver: form.businessDriver || null,
  })

export const isSameQuestion = (a: QuestionFields, b: QuestionFields): boolean =>
  JSON.stringify(tidyQuestion(writtenFields(a))) === JSON.stringify(tidyQuestion(writtenFields(b)))
