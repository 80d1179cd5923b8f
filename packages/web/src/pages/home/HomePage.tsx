import { signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useStats } from '../../api/dashboard'
import { useWebMessages } from '../../messages'
import { homeMessages } from '../../messages/en/home'
import { useSession } from '../../session/session'
import { KnownLink } from '../../shell/KnownLink'
import { Audience, Figures } from './Audience'
import { HomeFooter, HomeHeader } from './HomeHeader'
import { HomeMap } from './HomeMap'
import { HowItWorks } from './HowItWorks'
import './home.css'

const MANY_CAREERS = 1000

/** / : what Pathquest is, for whom, and the sign-up. */
export function HomePage() {
  const t = useMessages(homeMessages)
  const shell = useWebMessages()
  const { user } = useSession()
  const { data: stats } = useStats()
  const title = t(stats && stats.careers >= MANY_CAREERS ? 'home.heroMany' : 'home.hero')
  return (
    <div className="home">
      <a className="pq-skip" href="#main">
        {shell('app.skip')}
      </a>
      <HomeHeader />
      <main id="main" tabIndex={-1}>
        <div className="home-field">
          <HomeMap />
          <div className="home-hero">
            <h1>
              {title.split('|').map((line, i) => (
                <Fragment key={line}>
                  {i > 0 && <br />}
                  {`${line} `}
                </Fragment>
              ))}
            </h1>
            <p>{t('home.heroText')}</p>
            <div className="home-actions">
              <Link
                to={user ? '/dashboard' : '/signup'}
                {...signpostLook({ tone: 'blaze', size: 'lg' })}
              >
                {t('home.getStarted')}
              </Link>
              <KnownLink to="/join-game" className="pq-link">
                {t('home.gameCode')}
              </KnownLink>
            </div>
          </div>
        </div>
        {stats && <Figures stats={stats} />}
        <Audience />
        <HowItWorks />
      </main>
      <HomeFooter />
    </div>
  )
}
