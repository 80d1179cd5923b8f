import type { Json } from '@pathquest/core/json'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { findForm, kindTexts } from './catalogue'

/** An answer in the words of its kind; of an unknown kind, as it is. null: no answer. */
export function answerText(
  question: Pick<OpenQuestion, 'kind' | 'options' | 'shape'>,
  answer: Json,
  locale?: string,
): string | null {
  if (answer === null) return null
  const form = findForm(question.kind)
  const texts = kindTexts(question.kind, locale)
  if (form && texts) return form.text(shapeOf(question), answer, texts) || null
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}
