import type { Analytics } from '@pathquest/core/contracts'
import { buttonLook, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { infoIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useAnalytics } from '../../api/analytics'
import { analyticsMessages } from '../../messages/en/analytics'
import { LoadFailed } from '../../shell/LoadFailed'
import { AccuracyCard, HardQuestionsCard, OverviewCards, TopPerformersCard } from './OverviewCards'
import { RecentGamesCard } from './RecentGamesCard'
import './analytics.css'

/** /analytics: the figures of a teacher's own class games. */
export function AnalyticsPage() {
  const t = useMessages(analyticsMessages)
  const { data, error, refetch, isFetching } = useAnalytics()
  return (
    <div className="pq-page analytics">
      <header className="pq-page-head">
        <h1>{t('analytics.title')}</h1>
      </header>
      {data && <Figures analytics={data} />}
      {!data && !error && <Loading text={t('analytics.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('analytics.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

function Figures({ analytics }: { analytics: Analytics }) {
  const t = useMessages(analyticsMessages)
  const { overview, topPerformers, recentGames, hardQuestions } = analytics
  return (
    <>
      {overview.totalGames === 0 && <GetStarted />}
      <OverviewCards overview={overview} />
      <p className="pq-muted">{t('analytics.definitions')}</p>
      {recentGames.length > 0 && (
        <div className="analytics-row">
          <AccuracyCard games={recentGames} />
          {hardQuestions.length > 0 && <HardQuestionsCard questions={hardQuestions} />}
        </div>
      )}
      <div className="analytics-row" data-narrow-first>
        <TopPerformersCard students={topPerformers} />
        <RecentGamesCard games={recentGames} />
      </div>
    </>
  )
}

function GetStarted() {
  const t = useMessages(analyticsMessages)
  return (
    <aside className="analytics-info">
      <Icon icon={infoIcon} />
      <div>
        <h2>{t('analytics.start')}</h2>
        <p>{t('analytics.startText')}</p>
        <Link to="/host-game" {...buttonLook()}>
          {t('analytics.host')}
        </Link>
      </div>
    </aside>
  )
}
