import type { KindForm } from '@pathquest/core/kinds/form'
import type { KindTexts } from '@pathquest/core/kinds/kind'
import { KIND_FORMS } from './registry/forms'
import { KIND_TEXTS_EN } from './registry/texts.en'
import { KIND_TEXTS_ES } from './registry/texts.es'

const find = <Value>(registry: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined

/** Undefined: there is no such kind (any more), or not yet on this page. */
export const findForm = (id: string): KindForm | undefined => find(KIND_FORMS, id)

/** Spanish where the language is Spanish, English elsewhere. */
export const kindTexts = (id: string, locale = 'en'): KindTexts | undefined =>
  find(/^es\b/i.test(locale) ? KIND_TEXTS_ES : KIND_TEXTS_EN, id)

/** How a kind is called; its id where its folder is gone. */
export const kindName = (id: string, locale?: string): string => kindTexts(id, locale)?.name ?? id
