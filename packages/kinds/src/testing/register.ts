import type { KindForm } from '@pathquest/core/kinds/form'
import type { KindTexts, QuestionKind } from '@pathquest/core/kinds/kind'
import { KIND_FORMS } from '../registry/forms'
import { QUESTION_KINDS } from '../registry/kinds'
import { KIND_TEXTS_EN } from '../registry/texts.en'
import { KIND_TEXTS_ES } from '../registry/texts.es'
import { form } from './estimate/form'
import { kind } from './estimate/kind'
import { texts as en } from './estimate/texts.en'
import { texts as es } from './estimate/texts.es'

/**
 * Registers the test kind like one of the product, until the returned function is called: other
 * files of the process list all kinds.
 */
export function registerTestKinds(): () => void {
  const filled: Record<string, unknown>[] = []
  const into = <Value>(registry: Readonly<Record<string, Value>>, value: Value) =>
    filled.push(Object.assign(registry, { [kind.id]: value }))
  into<QuestionKind>(QUESTION_KINDS, kind as QuestionKind)
  into<KindForm>(KIND_FORMS, form as KindForm)
  into<KindTexts>(KIND_TEXTS_EN, en)
  into<KindTexts>(KIND_TEXTS_ES, es)
  return () => {
    for (const registry of filled) delete registry[kind.id]
  }
}
