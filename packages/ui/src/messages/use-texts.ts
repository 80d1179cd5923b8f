import type { OwnText } from '@pathquest/core/modes/mode'
import { useCallback, useMemo } from 'react'
import { useLanguage } from './MessagesProvider'
import { createTranslate, type MessageTable, type Translate } from './translate'

const isSpanish = (locale: string): boolean => /^es\b/i.test(locale)

/**
 * The translator of texts that a folder brings along in both languages, in the current language:
 * for the components of a mode or a kind of question. Parameters and plurals work as in all
 * messages.
 * @example const t = useTexts(en, es); t('lamps', { count: 2 })
 */
export function useTexts<const Table extends MessageTable>(
  english: Table,
  spanish: MessageTable,
): Translate<Table> {
  const { locale } = useLanguage()
  return useMemo(
    () => createTranslate(english, locale, isSpanish(locale) ? spanish : undefined),
    [english, spanish, locale],
  )
}

/**
 * Reads texts that a mode has dealt in both languages, in the current language.
 * @example const read = useOwnText(); read(pair.first)
 */
export function useOwnText(): (text: OwnText) => string {
  const { locale } = useLanguage()
  return useCallback((text) => (isSpanish(locale) ? text.es : text.en), [locale])
}
