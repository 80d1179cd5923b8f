import { MessagesProvider, type MessageTable } from '@pathquest/ui/messages'
import { type ReactNode, useSyncExternalStore } from 'react'
import { basenameOf } from '../basename'
import { LANGUAGE_CODES, LANGUAGES, type Language, languageOf } from './languages'

interface Shown {
  language: Language
  translations?: MessageTable
}

const STORAGE_KEY = 'pathquest-language'
const listeners = new Set<() => void>()
let shown: Shown = { language: 'en' }
let wanted: Language = 'en'

/** Inside a course a choice lasts as long as the tab: the next person there may be another one. */
function storage(): Storage {
  return basenameOf(window.location.pathname) === '/play' ? sessionStorage : localStorage
}

/** What was chosen in this browser; a frame may have no storage, and then nothing was. */
function chosenLanguage(): Language | undefined {
  try {
    return languageOf([storage().getItem(STORAGE_KEY)])
  } catch {
    return undefined
  }
}

/** Loads a language first and changes the page then, so that no text is seen in two languages. */
async function showLanguage(language: Language): Promise<void> {
  wanted = language
  const translations = await LANGUAGES[language].load()
  if (wanted !== language) return
  shown = { language, translations }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/**
 * Before anything is drawn: the choice of this browser, else the first language of the browser that
 * the app speaks. Without the texts of that language the page comes in English.
 */
export async function startLanguage(): Promise<void> {
  await show(chosenLanguage() ?? languageOf(navigator.languages) ?? 'en')
}

/** The language that a launch asks for, unless the visitor chose one. */
export async function takeLaunchLanguage(locale: string | null): Promise<void> {
  await show(chosenLanguage() ?? languageOf([locale]) ?? shown.language)
}

async function show(language: Language): Promise<void> {
  try {
    if (language !== shown.language) await showLanguage(language)
  } catch (error) {
    console.error(error)
  }
}

/** What the visitor chooses; rejects when the texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  try {
    storage().setItem(STORAGE_KEY, language)
  } catch {
    // Framed without storage: the choice lasts as long as the page.
  }
}

/** The language shown, for what the server writes: mails. */
export const currentLanguage = (): Language => shown.language

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getShown = () => shown
/** Of markup that is made before anybody looks at it. */
const prerendered: Shown = { language: 'en' }
const getPrerendered = () => prerendered

/** The language in force and what there is to choose from. */
export function useLanguageChoice() {
  const { language } = useSyncExternalStore(subscribe, getShown, getPrerendered)
  return { language, languages: LANGUAGE_CODES, chooseLanguage }
}

/** Gives every text inside the language that is shown. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, translations } = useSyncExternalStore(subscribe, getShown, getPrerendered)
  return (
    <MessagesProvider locale={LANGUAGES[language].locale} translations={translations}>
      {children}
    </MessagesProvider>
  )
}
