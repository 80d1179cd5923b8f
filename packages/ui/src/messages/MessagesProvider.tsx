import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createTranslate, type MessageTable, type Translate } from './translate'

interface Language {
  locale: string
  translations?: MessageTable
}

const LanguageContext = createContext<Language>({ locale: 'en' })

export interface MessagesProviderProps {
  /** A BCP 47 tag, for example `en` or `es`. */
  locale: string
  /** All texts of that language by key; absent for English. */
  translations?: MessageTable
  children?: ReactNode
}

/** Sets the language of every widget inside; without it the language is English. */
export function MessagesProvider({ locale, translations, children }: MessagesProviderProps) {
  const language = useMemo(() => ({ locale, translations }), [locale, translations])
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
}

/**
 * The translator of a table in the current language. A widget passes its own English table, so that
 * a page does not bundle texts of widgets it does not show.
 * @example const t = useMessages(joinMessages); t('join.submit')
 */
export function useMessages<const Table extends MessageTable>(english: Table): Translate<Table> {
  const { locale, translations } = useContext(LanguageContext)
  return useMemo(
    () => createTranslate(english, locale, translations),
    [english, locale, translations],
  )
}

/** The current language, for what is not a message: dates, sorting, other tables. */
export const useLanguage = (): Language => useContext(LanguageContext)
