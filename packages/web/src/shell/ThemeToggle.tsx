import { Icon } from '@pathquest/ui/art/Icon'
import { useWebMessages } from '../messages'
import { moonIcon, sunIcon } from './icons'
import { useTheme } from './theme'

/** Light or dark; the choice is stored. */
export function ThemeToggle() {
  const t = useWebMessages()
  const { theme, toggleTheme } = useTheme()
  const label = theme === 'dark' ? t('nav.toLight') : t('nav.toDark')
  return (
    <button
      type="button"
      className="pq-icon-button"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    >
      <Icon icon={theme === 'dark' ? sunIcon : moonIcon} />
    </button>
  )
}
