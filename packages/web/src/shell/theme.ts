import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/** The same key as in public/theme.js, which sets the theme before the first paint. */
const STORAGE_KEY = 'pathquest-theme'
const listeners = new Set<() => void>()

const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

/** For prerendered markup. */
const prerenderedTheme = (): Theme => 'light'

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const listener of listeners) listener()
}

function setTheme(theme: Theme) {
  apply(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Framed without storage: the choice lasts as long as the page.
  }
}

function subscribe(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return
    if (event.newValue === 'light' || event.newValue === 'dark') apply(event.newValue)
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/** The current theme and its toggle. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme, prerenderedTheme)
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
