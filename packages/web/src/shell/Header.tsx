import type { SessionUser } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art/Icon'
import { Logo } from '@pathquest/ui/art/Logo'
import { buttonLook } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { useWebMessages } from '../messages'
import { navigationMessages } from '../messages/en/navigation'
import { useVisitor } from '../session/visitor'
import { Avatar } from './Avatar'
import { Disclosure } from './Disclosure'
import { LanguageMenu } from './LanguageMenu'
import { headerEntries, profileEntries } from './nav-entries'
import { useNavigation } from './navigation'
import { menuIcon } from './SidePanel'
import { ThemeToggle } from './ThemeToggle'
import { toasts } from './Toasts'

interface HeaderProps {
  /** Opens the sidebar on small screens; absent when nobody is signed in. */
  onOpenPanel?: () => void
}

/** Logo, links for signed-in or signed-out users, theme, and the profile menu. */
export function Header({ onOpenPanel }: HeaderProps) {
  const t = useWebMessages()
  const navigation = useMessages(navigationMessages)
  const { user, status } = useVisitor()
  const { Link } = useNavigation()
  return (
    <header className="pq-top">
      {onOpenPanel && (
        <button
          type="button"
          className="pq-icon-button pq-top-panel"
          aria-label={navigation('nav.openSections')}
          onClick={onOpenPanel}
        >
          <Icon icon={menuIcon} />
        </button>
      )}
      <Link className="pq-logo" to="/" aria-label={t('nav.home')}>
        <Logo name={t('app.name')} />
      </Link>
      {user && <HeaderLinks />}
      <div className="pq-top-end">
        {!user && status !== 'loading' && <SignedOutLinks />}
        <LanguageMenu />
        <ThemeToggle />
        {user && <ProfileMenu user={user} />}
        {!user && status !== 'loading' && <SignedOutMenu />}
      </div>
    </header>
  )
}

function HeaderLinks() {
  const t = useWebMessages()
  const navigation = useMessages(navigationMessages)
  const { NavLink } = useNavigation()
  return (
    <nav className="pq-top-links" aria-label={t('nav.main')}>
      {headerEntries().map(({ path, header }) => (
        <NavLink key={path} to={path} className="pq-top-link">
          {navigation(header)}
        </NavLink>
      ))}
    </nav>
  )
}

function SignedOutLinks() {
  const t = useWebMessages()
  const navigation = useMessages(navigationMessages)
  const { Link } = useNavigation()
  return (
    <nav className="pq-top-account" aria-label={t('nav.main')}>
      <Link to="/login" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
        {navigation('nav.signIn')}
      </Link>
      <Link to="/signup" {...buttonLook({ size: 'sm', variant: 'solid' })}>
        {navigation('nav.signUp')}
      </Link>
    </nav>
  )
}

function SignedOutMenu() {
  const t = useWebMessages()
  const navigation = useMessages(navigationMessages)
  const { Link } = useNavigation()
  return (
    <Disclosure
      className="pq-menu-frame pq-top-small"
      label={t('nav.openMenu')}
      button={<Icon icon={menuIcon} />}
    >
      <Link className="pq-menu-item" to="/login">
        {navigation('nav.signIn')}
      </Link>
      <Link className="pq-menu-item" to="/signup">
        {navigation('nav.signUp')}
      </Link>
    </Disclosure>
  )
}

/** The profile menu; on small screens it contains the header's links as well. */
function ProfileMenu({ user }: { user: SessionUser }) {
  const t = useMessages(navigationMessages)
  const { signOut } = useVisitor()
  const { NavLink, go } = useNavigation()
  const leave = async () => {
    try {
      await signOut()
      go('/login')
    } catch (error) {
      console.error(error)
      toasts.error(t('nav.signOutFailed'))
    }
  }
  return (
    <Disclosure
      className="pq-menu-frame"
      label={t('nav.profileMenu', { name: user.displayName })}
      button={<Avatar name={user.displayName} />}
    >
      <div className="pq-menu-small">
        {headerEntries().map(({ path, header }) => (
          <NavLink key={path} className="pq-menu-item" to={path}>
            {t(header)}
          </NavLink>
        ))}
      </div>
      {profileEntries().map(({ path, profileMenu }) => (
        <NavLink key={path} className="pq-menu-item" to={path}>
          {t(profileMenu)}
        </NavLink>
      ))}
      <button type="button" className="pq-menu-item" onClick={leave}>
        {t('nav.signOut')}
      </button>
    </Disclosure>
  )
}
