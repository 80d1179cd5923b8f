import { unfitPart } from '../names'
import { AppError } from '../runtime/errors'
import type { QuestionContent } from './store/questions'

/** What a set says about itself. */
export const checkPublicSet = (set: {
  title: string
  description: string | null
  tags: readonly string[]
}): void => {
  check([set.title], 'title')
  check([set.description ?? '', ...set.tags], 'description')
}

type Texts = Partial<
  Pick<
    QuestionContent,
    'questionText' | 'options' | 'explanation' | 'imageAlt' | 'shape' | 'solution'
  >
>

/** Every student may meet the questions of a public set. Throws what the first may not say. */
export function checkPublicQuestions(questions: readonly Texts[]): void {
  questions.forEach(({ questionText, options, explanation, imageAlt, shape, solution }, index) => {
    const texts = textsIn([questionText, options, explanation, imageAlt, shape, solution])
    check(texts, `questions.${index}.questionText`)
  })
}

/** Of whatever kind: each text in the JSON of a question. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function check(texts: readonly string[], field: string): void {
  for (const text of texts) {
    const part = unfitPart(text)
    if (part !== null) throw new AppError('set_text_not_suitable', { text: part }, field)
  }
}
