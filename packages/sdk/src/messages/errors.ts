import { ERRORS, isErrorCode } from '@pathquest/game-core/errors'
import { useCallback } from 'react'
import { useLanguage } from './MessagesProvider'
import { fillMessage, type MessageTable } from './translate'

/** What a refusal, a problem answer and a room message have in common. */
export interface CodedError {
  code: string
  params?: Record<string, string | number>
  detail?: string
}

/** Errors travel as code and parameters; a translation is found under `error.<code>`. */
export function errorText(error: CodedError, locale = 'en', translations?: MessageTable): string {
  const translated = translations?.[`error.${error.code}`]
  if (translated !== undefined) return fillMessage(translated, locale, error.params)
  if (isErrorCode(error.code)) return fillMessage(ERRORS[error.code].message, 'en', error.params)
  return error.detail ?? ERRORS.unexpected.message
}

/** The text of an error in the language around. */
export function useErrorText(): (error: CodedError) => string {
  const { locale, translations } = useLanguage()
  return useCallback((error) => errorText(error, locale, translations), [locale, translations])
}
