import type { Site, Stats } from '@pathquest/core/contracts'
import { signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Fragment } from 'react'
import { useWebMessages } from '../../messages'
import { homeMessages } from '../../messages/en/home'
import { useVisitor } from '../../session/visitor'
import { useNavigation } from '../../shell/navigation'
import { Audience, Figures } from './Audience'
import { HomeFooter, HomeHeader } from './HomeHeader'
import { HomeMap } from './HomeMap'
import { HowItWorks } from './HowItWorks'
import { WaysToPlay } from './WaysToPlay'

const MANY_CAREERS = 1000

export interface HomeProps extends Pick<Site, 'family'> {
  /** undefined: not known yet; null: they could not be loaded. */
  stats: Stats | null | undefined
}

/** What Pathquest is, for whom, and the sign-up: used in the app and on the standalone page. */
export function Home({ stats, family }: HomeProps) {
  const t = useMessages(homeMessages)
  const shell = useWebMessages()
  const { user } = useVisitor()
  const { Link } = useNavigation()
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
              <Link to="/join-game" className="pq-link">
                {t('home.gameCode')}
              </Link>
            </div>
          </div>
        </div>
        {stats !== null && <Figures stats={stats} />}
        <Audience />
        <HowItWorks provider={family[0]} />
        <WaysToPlay />
      </main>
      <HomeFooter family={family} />
    </div>
  )
}
