import type { Language } from '../../../runtime/language'
import * as en from './en'
import * as es from './es'

export type PageMessages = Record<keyof typeof en.PAGE_MESSAGES, string>

const TEXTS = { en, es } satisfies Record<Language, unknown>

export const textsIn = (language: Language) => TEXTS[language]
