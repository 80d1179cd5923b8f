import type { CareerList } from '@pathquest/core/contracts'
import { createContext, useContext } from 'react'
import { useLanguageChoice } from '../../messages/language'
import type { Language } from '../../messages/languages'

/** The first page of all careers, as it came with the HTML of /careers. */
export interface FirstCareers {
  language: Language
  list: CareerList
}

const FirstCareersContext = createContext<FirstCareers | null>(null)
export const FirstCareersProvider = FirstCareersContext.Provider

/** Undefined where they did not come, or the reader has chosen another language since. */
export function useFirstCareers(): CareerList | undefined {
  const first = useContext(FirstCareersContext)
  const { language } = useLanguageChoice()
  return first?.language === language ? first.list : undefined
}
