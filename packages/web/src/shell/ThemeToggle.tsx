import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../app/theme'
import { useWebMessages } from '../messages'

/** Light or dark; the choice is remembered. */
export function ThemeToggle() {
  const t = useWebMessages()
  const { theme, toggleTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  const label = theme === 'dark' ? t('nav.toLight') : t('nav.toDark')
  return (
    <button
      type="button"
      className="pq-icon-button"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    >
      <Icon className="pq-icon" strokeWidth={2.25} aria-hidden="true" />
    </button>
  )
}
