import { COMMON_ERRORS } from '@pathquest/core/errors/common'
import { useCallback } from 'react'
import { useLanguage } from './MessagesProvider'
import { fillMessage, type MessageTable } from './translate'

/** Common to a refusal, a problem response and a room message. */
export interface CodedError {
  code: string
  params?: Record<string, string | number>
  /** The English message, as in every problem response of the API. */
  detail?: string
}

/** English messages by code, for errors that come without their `detail`. */
export type ErrorTexts = Readonly<Record<string, { message: string }>>

const textIn = (texts: ErrorTexts, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code]?.message : undefined

/** Errors travel as code and parameters; a translation is found under `error.<code>`. */
export function errorText(
  error: CodedError,
  locale = 'en',
  translations?: MessageTable,
  english: ErrorTexts = {},
): string {
  const { code, params, detail } = error
  const translated = translations?.[`error.${code}`]
  if (translated !== undefined) return fillMessage(translated, locale, params)
  const known = textIn(english, code) ?? detail
  const text = known || (textIn(COMMON_ERRORS, code) ?? COMMON_ERRORS.unexpected.message)
  return fillMessage(text, 'en', params)
}

/** The text of an error in the current language; `english` for codes that come without a detail. */
export function useErrorText(english?: ErrorTexts): (error: CodedError) => string {
  const { locale, translations } = useLanguage()
  return useCallback(
    (error) => errorText(error, locale, translations, english),
    [locale, translations, english],
  )
}
