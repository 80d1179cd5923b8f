import { Icon, type IconDrawing } from '@pathquest/ui/art/Icon'
import { useWebMessages } from '../messages'
import { useTheme } from './theme'

// Drawings of Lucide (ISC licence), 24 units.
const moonIcon: IconDrawing =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
const sunIcon: IconDrawing =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41'

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
