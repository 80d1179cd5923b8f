import { Icon, type IconDrawing } from '@pathquest/ui/art/Icon'

// Of Lucide (ISC licence), 24 units.
const menuIcon: IconDrawing = 'M4 5h16M4 12h16M4 19h16'

export const MenuIcon = () => <Icon icon={menuIcon} />

interface MenuButtonProps {
  className: string
  label: string
  onClick: () => void
}

/** Opens a panel of sections or links on small screens. */
export const MenuButton = ({ className, label, onClick }: MenuButtonProps) => (
  <button
    type="button"
    className={`pq-icon-button ${className}`}
    aria-label={label}
    onClick={onClick}
  >
    <MenuIcon />
  </button>
)
