import type { WidgetOptions } from './page/options'

export interface ThemeFollower {
  set(theme: WidgetOptions['theme']): void
  stop(): void
}

/** Tells at once and at every change whether a widget is dark; `auto` is what the system says. */
export function followTheme(apply: (isDark: boolean) => void): ThemeFollower {
  const system = matchMedia('(prefers-color-scheme: dark)')
  let theme: WidgetOptions['theme']
  const tell = () => apply(theme === 'dark' || (theme === 'auto' && system.matches))
  system.addEventListener('change', tell)
  return {
    set(next) {
      theme = next
      tell()
    },
    stop: () => system.removeEventListener('change', tell),
  }
}
