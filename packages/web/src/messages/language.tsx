import { MessagesProvider, type MessageTable } from '@pathquest/ui/messages'
import { type ReactNode, useSyncExternalStore } from 'react'
import { basenameOf } from '../basename'
import { findLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from './languages'

interface Shown {
  language: Language
  translations?: MessageTable
}

const STORAGE_KEY = 'pathquest-language'
const listeners = new Set<() => void>()
let shown: Shown = { language: 'en' }
let wanted: Language = 'en'

/** Inside a course a choice lasts as long as the tab: the next user there may be another person. */
function storage(): Storage {
  return basenameOf(window.location.pathname) === '/play' ? sessionStorage : localStorage
}

/** The language chosen in this browser; undefined also in a frame without storage. */
function chosenLanguage(): Language | undefined {
  try {
    return findLanguage([storage().getItem(STORAGE_KEY)])
  } catch {
    return undefined
  }
}

type LoadBeside = (language: Language) => Promise<void>
const beside: LoadBeside[] = []

/** Loads further texts with the language of the page, now and with each later choice. */
export async function loadBeside(load: LoadBeside): Promise<void> {
  beside.push(load)
  await load(wanted)
}

/** Loads a language first and switches the page then, so that no mix of languages is visible. */
async function showLanguage(language: Language): Promise<void> {
  wanted = language
  const [translations] = await Promise.all([
    LANGUAGES[language].load(),
    ...beside.map((load) => load(language)),
  ])
  if (wanted !== language) return
  shown = { language, translations }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/**
 * Before the first paint: the language chosen in this browser, else the browser's first supported
 * one. If its texts cannot be loaded, the page is in English.
 */
export async function startLanguage(): Promise<void> {
  await show(chosenLanguage() ?? findLanguage(navigator.languages) ?? 'en')
}

/** The language of a launch, unless the user has chosen one. */
export async function takeLaunchLanguage(locale: string | null): Promise<void> {
  await show(chosenLanguage() ?? findLanguage([locale]) ?? shown.language)
}

async function show(language: Language): Promise<void> {
  try {
    if (language !== shown.language) await showLanguage(language)
    else document.documentElement.lang = language
  } catch (error) {
    console.error(error)
  }
}

/** The user's choice; rejects when the texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  try {
    storage().setItem(STORAGE_KEY, language)
  } catch {
    // Framed without storage: the choice lasts as long as the page.
  }
}

/** The current language, for texts that the server writes: emails. */
export const currentLanguage = (): Language => shown.language

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getShown = () => shown
/** Of prerendered markup. */
let prerendered: Shown = { language: 'en' }
const getPrerendered = () => prerendered

/** Markup of another language than English follows: what is rendered, or hydrated, is in it. */
export function startMarkup(language: Language, translations: MessageTable | undefined): void {
  prerendered = { language, ...(translations && { translations }) }
}

/** The markup of this page is in the shown language, and stays. */
export function keepMarkup(): void {
  prerendered = shown
}

/** The current language and the available ones. */
export function useLanguageChoice() {
  const { language } = useSyncExternalStore(subscribe, getShown, getPrerendered)
  return { language, languages: LANGUAGE_CODES, chooseLanguage }
}

/** Provides the current language to all texts inside. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, translations } = useSyncExternalStore(subscribe, getShown, getPrerendered)
  return (
    <MessagesProvider locale={LANGUAGES[language].locale} translations={translations}>
      {children}
    </MessagesProvider>
  )
}
