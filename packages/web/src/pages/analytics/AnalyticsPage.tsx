import type { Analytics, RunningGame } from '@pathquest/core/contracts'
import { Button, buttonLook, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { infoIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useAnalytics } from '../../api/analytics'
import { stillRunning, useRunningGames } from '../../api/running-games'
import { analyticsMessages } from '../../messages/en/analytics'
import { LoadFailed } from '../../shell/LoadFailed'
import { FigureFilter } from './FigureFilter'
import { useFigureFilter } from './figure-filter'
import { AccuracyCard, HardQuestionsCard, OverviewCards, TopPerformersCard } from './OverviewCards'
import { RecentGamesCard } from './RecentGamesCard'
import { RunningGames } from './RunningGames'
import './analytics.css'

/** /analytics: the figures of a teacher's own class games. */
export function AnalyticsPage() {
  const t = useMessages(analyticsMessages)
  const filter = useFigureFilter()
  const { data, error, refetch, isFetching } = useAnalytics(filter)
  return (
    <div className="pq-page analytics">
      <header className="pq-page-head">
        <h1>{t('analytics.title')}</h1>
      </header>
      <FigureFilter filter={filter} all={t('analytics.allGames')} />
      {data && <Figures analytics={data} filter={filter} />}
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

interface FiguresProps {
  analytics: Analytics
  filter: ReturnType<typeof useFigureFilter>
}

function Figures({ analytics, filter }: FiguresProps) {
  const t = useMessages(analyticsMessages)
  const { topPerformers, recentGames, hardQuestions } = analytics
  const running = stillRunning(useRunningGames(), recentGames).filter(
    (game) => filter.classId === '' || game.class?.id === filter.classId,
  )
  const overview = withRunning(analytics.overview, running)
  const isEmpty = overview.totalGames === 0 && running.length === 0
  return (
    <>
      <RunningGames games={running} />
      {isEmpty && (filter.isSet ? <NothingFound filter={filter} /> : <GetStarted />)}
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

/** Answers of games that run are counted with those of the settled ones. */
const withRunning = (overview: Analytics['overview'], running: readonly RunningGame[]) => ({
  ...overview,
  totalQuestionsAnswered: running.reduce(
    (sum, { answers }) => sum + answers,
    overview.totalQuestionsAnswered,
  ),
})

function NothingFound({ filter }: Pick<FiguresProps, 'filter'>) {
  const t = useMessages(analyticsMessages)
  const { classId, clear } = filter
  return (
    <aside className="analytics-info">
      <Icon icon={infoIcon} />
      <div>
        <h2>{t('analytics.nothing')}</h2>
        <p>{t('analytics.nothingText')}</p>
        <div className="analytics-actions">
          <Link
            to={classId ? `/host-game?class=${encodeURIComponent(classId)}` : '/host-game'}
            {...buttonLook()}
          >
            {t('analytics.host')}
          </Link>
          <Button variant="ghost" onClick={clear}>
            {t('analytics.showAll')}
          </Button>
        </div>
      </div>
    </aside>
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
