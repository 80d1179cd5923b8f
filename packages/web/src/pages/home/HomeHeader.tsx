import type { Site } from '@pathquest/core/contracts'
import { buttonLook } from '@pathquest/ui'
import { Icon, Logo } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useWebMessages } from '../../messages'
import { homeMessages } from '../../messages/en/home'
import { useVisitor } from '../../session/visitor'
import { LanguageMenu } from '../../shell/LanguageMenu'
import { useNavigation } from '../../shell/navigation'
import { menuIcon, SidePanel } from '../../shell/SidePanel'
import { ThemeToggle } from '../../shell/ThemeToggle'

/**
 * Log In and Sign Up Free, or the dashboard link for a signed-in user; a slide-in menu on phones.
 */
export function HomeHeader() {
  const t = useMessages(homeMessages)
  const shell = useWebMessages()
  const { user } = useVisitor()
  const { Link } = useNavigation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const links = user
    ? [{ to: '/dashboard', text: t('home.dashboard'), variant: 'solid' as const }]
    : [
        { to: '/login', text: t('home.logIn'), variant: 'default' as const },
        { to: '/signup', text: t('home.signUpFree'), variant: 'solid' as const },
      ]
  return (
    <header className="home-top">
      <Link className="pq-logo home-logo" to="/" aria-label={shell('nav.home')}>
        <Logo name={shell('app.name')} route="var(--pq-blaze)" />
      </Link>
      <nav className="home-top-links" aria-label={shell('nav.main')}>
        {links.map(({ to, text, variant }) => (
          <Link key={to} to={to} {...buttonLook({ variant })}>
            {text}
          </Link>
        ))}
      </nav>
      <div className="home-top-theme">
        <LanguageMenu />
        <ThemeToggle />
      </div>
      <button
        type="button"
        className="pq-icon-button home-top-menu"
        aria-label={shell('nav.openMenu')}
        onClick={() => setOpen(true)}
      >
        <Icon icon={menuIcon} />
      </button>
      <SidePanel open={open} onClose={close} label={t('home.menu')}>
        <nav className="pq-side" aria-label={shell('nav.main')}>
          {links.map(({ to, text }) => (
            <Link key={to} className="pq-side-link" to={to} onClick={close}>
              {text}
            </Link>
          ))}
        </nav>
      </SidePanel>
    </header>
  )
}

const LINKS = [
  { to: '/signup', text: 'home.signUp' },
  { to: '/login', text: 'home.logIn' },
  { to: '/#how-it-works', text: 'home.howItWorks' },
  { to: '/contact', text: 'home.helpCenter' },
  { to: '/contact', text: 'home.contactUs' },
  { to: '/embed', text: 'home.schoolWebsites' },
  { to: '/privacy', text: 'home.privacyPolicy' },
  { to: '/terms', text: 'home.terms' },
] as const

export function HomeFooter({ family }: Pick<Site, 'family'>) {
  const t = useMessages(homeMessages)
  const shell = useWebMessages()
  const { Link } = useNavigation()
  return (
    <footer className="home-foot">
      <div className="pq-logo">
        <Logo name={shell('app.name')} route="var(--pq-blaze)" />
      </div>
      <nav aria-label={t('home.footer')}>
        {LINKS.map(({ to, text }) =>
          to.startsWith('/#') ? (
            <a key={text} href={to.slice(1)}>
              {t(text)}
            </a>
          ) : (
            <Link key={text} to={to}>
              {t(text)}
            </Link>
          ),
        )}
        {family.map(({ name, url }) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
      </nav>
      <p>{t('home.mapSource')}</p>
    </footer>
  )
}
