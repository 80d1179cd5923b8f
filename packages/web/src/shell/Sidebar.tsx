import type { SessionUser } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art/Icon'
import { useMessages } from '@pathquest/ui/messages'
import { navigationMessages } from '../messages/en/navigation'
import { Avatar } from './Avatar'
import { sidebarEntries } from './nav-entries'
import { NAV_ICONS } from './nav-icons'
import { useNavigation } from './navigation'

interface SidebarProps {
  user: SessionUser
  onNavigate?: () => void
}

/** The sections of one role; at its foot the signed-in user. */
export function Sidebar({ user, onNavigate }: SidebarProps) {
  const t = useMessages(navigationMessages)
  const { NavLink } = useNavigation()
  const { general, teaching, administration } = sidebarEntries(user.userType, user.isAdmin)
  const list = (entries: typeof general) => (
    <ul>
      {entries.map(({ path, sidebar }) => (
        <li key={path}>
          <NavLink to={path} className="pq-side-link" onClick={onNavigate}>
            <Icon icon={NAV_ICONS[sidebar.icon]} />
            {t(sidebar.label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className="pq-side" aria-label={t('nav.sections')}>
      {list(general)}
      {teaching.length > 0 && (
        <>
          <h2 className="pq-side-heading">{t('nav.teachingTools')}</h2>
          {list(teaching)}
        </>
      )}
      {administration.length > 0 && (
        <>
          <h2 className="pq-side-heading">{t('nav.administration')}</h2>
          {list(administration)}
        </>
      )}
      <div className="pq-side-foot">
        <Avatar name={user.displayName} />
        <span className="pq-side-who">
          <b>{user.displayName}</b>
          <span className="pq-muted">{t(`role.${user.userType}`)}</span>
        </span>
      </div>
    </nav>
  )
}
