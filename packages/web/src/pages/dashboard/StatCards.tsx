import type { Dashboard, GameRow, Teaching } from '@pathquest/core/contracts'
import { StatCard } from '@pathquest/ui'
import { flagIcon, keyIcon, signpostIcon } from '@pathquest/ui/art/icons'
import { trophyIcon } from '@pathquest/ui/art/page-icons'
import { formatNumber, uiMessages, useLanguage, useMessages } from '@pathquest/ui/messages'
import { dashboardMessages } from '../../messages/en/dashboard'
import { GamesCard } from './GamesCard'
import { NextStepsCard } from './NextStepsCard'
import { ResultsCard } from './ResultsCard'

interface StatCardsProps {
  figures: Pick<Dashboard, 'tokens' | 'pathkeysCollected' | 'gamesPlayed' | 'careersExplored'>
}

export function StatCards({ figures }: StatCardsProps) {
  const t = useMessages(dashboardMessages)
  const { locale } = useLanguage()
  const show = (value: number) => formatNumber(locale, value)
  return (
    <dl className="pq-stat-grid dashboard-stats">
      <StatCard
        icon={trophyIcon}
        label={t('dashboard.experiencePoints')}
        value={show(figures.tokens)}
      />
      <StatCard
        icon={keyIcon}
        label={t('dashboard.pathkeysCollected')}
        value={show(figures.pathkeysCollected)}
      />
      <StatCard
        icon={flagIcon}
        label={t('dashboard.gamesPlayed')}
        value={show(figures.gamesPlayed)}
      />
      <StatCard
        icon={signpostIcon}
        label={t('dashboard.careersExplored')}
        value={show(figures.careersExplored)}
      />
    </dl>
  )
}

interface TeachingCardsProps {
  games: readonly GameRow[]
  teaching: Teaching
}

/** A teacher's overview: running games, next steps, recent results. */
export function TeachingCards({ games, teaching }: TeachingCardsProps) {
  return (
    <>
      <div className="dashboard-columns">
        <GamesCard games={games} userType="teacher" />
        <NextStepsCard teaching={teaching} />
      </div>
      <ResultsCard results={teaching.results} />
    </>
  )
}

/** The shape of the page while its figures load. */
export function DashboardSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div role="status">
      <span className="pq-hidden">{t('ui.loading')}</span>
      <div aria-hidden="true" className="dashboard-skeleton">
        <div className="pq-stat-grid">
          {[1, 2, 3, 4].map((card) => (
            <div key={card} className="pq-card pq-stat">
              <i data-width="60" />
              <i data-width="30" data-tall />
            </div>
          ))}
        </div>
        <div className="dashboard-columns">
          {[1, 2].map((card) => (
            <div key={card} className="pq-card dashboard-card">
              <i data-width="40" data-tall />
              <i data-width="100" />
              <i data-width="80" />
              <i data-width="90" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
