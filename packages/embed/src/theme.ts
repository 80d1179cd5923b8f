import type { WidgetOptions } from './page/options'

export interface ThemeFollower {
  set(theme: WidgetOptions['theme']): void
  stop(): void
}

/**
 * Reports at once and at every change whether a widget is dark; `auto` follows the system's
 * preference.
 */
export function followTheme(apply: (isDark: boolean) => void): ThemeFollower {
  const system = matchMedia('(prefers-color-scheme: dark)')
  let theme: WidgetOptions['theme']
  const notify = () => apply(theme === 'dark' || (theme === 'auto' && system.matches))
  system.addEventListener('change', notify)
  return {
    set(next) {
      theme = next
      notify()
    },
    stop: () => system.removeEventListener('change', notify),
  }
}
