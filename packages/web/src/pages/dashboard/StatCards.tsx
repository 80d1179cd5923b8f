import type { Dashboard } from '@pathquest/core/contracts'
import { StatCard } from '@pathquest/ui'
import { flagIcon, keyIcon, signpostIcon, trophyIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { dashboardMessages } from '../../messages/en/dashboard'

export interface StatCardsProps {
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
