import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { firstFault, type KindForm } from '@pathquest/core/kinds/form'
import type { KindTexts } from '@pathquest/core/kinds/kind'
import {
  contentOf,
  hasDocumentedFields,
  type StoredFields,
  toStoredFields,
} from '@pathquest/core/questions/documented-fields'
import { KIND_FORMS } from './registry/forms'
import { KIND_TEXTS_EN } from './registry/texts.en'
import { KIND_TEXTS_ES } from './registry/texts.es'

const find = <Value>(registry: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined

/** Undefined: the kind does not exist (any more), or this page does not know it yet. */
export const findForm = (id: string): KindForm | undefined => find(KIND_FORMS, id)

/** Spanish where the language is Spanish, English elsewhere. */
export const kindTexts = (id: string, locale = 'en'): KindTexts | undefined =>
  find(/^es\b/i.test(locale) ? KIND_TEXTS_ES : KIND_TEXTS_EN, id)

/** The name of a kind; its id where its folder was removed. */
export const kindName = (id: string, locale?: string): string => kindTexts(id, locale)?.name ?? id

/**
 * A question of the first kind that takes an answer of a file; undefined: none does. One option
 * that is right is read by the import itself. `mayBeUnfinished`: also one that a writer has to
 * complete, where none is valid.
 */
export function questionFromFile(
  answer: FileAnswer,
  mayBeUnfinished = false,
): (StoredFields & { kind: string }) | undefined {
  let unfinished: (StoredFields & { kind: string }) | undefined
  for (const [kind, { files, fault }] of Object.entries(KIND_FORMS)) {
    const content = files?.fromFile(answer)
    if (!content) continue
    const question = { kind, ...toStoredFields(kind, content) }
    if (firstFault(fault(content)) === undefined) return question
    unfinished ??= question
  }
  return mayBeUnfinished ? unfinished : undefined
}

/** The answer of a question as files write it; null: they have none for it. */
export function answerForFile(question: StoredFields & { kind: string }): FileAnswer | null {
  if (hasDocumentedFields(question.kind)) return { type: 'options', options: question.options }
  return findForm(question.kind)?.files?.toFile(contentOf(question)) ?? null
}
