import { Logo } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { useWebMessages } from '../../messages'
import { homeMessages } from '../../messages/en/home'
import { useKnownRoutes } from '../../shell/known-routes'
import './home-footer.css'

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

export function HomeFooter() {
  const t = useMessages(homeMessages)
  const shell = useWebMessages()
  const { hasRoute } = useKnownRoutes()
  const { data } = useSite()
  return (
    <footer className="home-foot">
      <div className="pq-logo">
        <Logo name={shell('app.name')} route="var(--pq-blaze)" />
      </div>
      <nav aria-label={t('home.footer')}>
        {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, text }) =>
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
        {data?.family.map(({ name, url }) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
      </nav>
      <p>{t('home.mapSource')}</p>
    </footer>
  )
}
