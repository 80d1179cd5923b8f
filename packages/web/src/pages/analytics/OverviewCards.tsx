import type { AnalyticsOverview } from '@pathquest/core/contracts'
import { StatCard } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { oneDecimal } from '../../formats'
import { analyticsMessages } from '../../messages/en/analytics'

export function OverviewCards({ overview }: { overview: AnalyticsOverview }) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  const show = (value: number) => formatNumber(locale, value)
  return (
    <dl className="pq-stat-grid analytics-stats">
      <StatCard
        label={t('analytics.totalStudents')}
        value={show(overview.totalStudents)}
        note={
          <>
            {t('analytics.active', { count: overview.activeStudents30d })}
            {overview.guests30d ? (
              <>
                <br />
                {t('analytics.guests', { count: overview.guests30d })}
              </>
            ) : null}
          </>
        }
      />
      <StatCard
        label={t('analytics.totalGames')}
        value={show(overview.totalGames)}
        note={t('analytics.answered', { count: overview.totalQuestionsAnswered })}
      />
      <StatCard
        label={t('analytics.classAverage')}
        value={oneDecimal(overview.averageClassScore, locale)}
        note={t('analytics.outOf')}
      />
      <StatCard label={t('analytics.pathkeys')} value={show(overview.pathkeysAwarded)} />
      <StatCard
        label={t('analytics.participation')}
        value={t('analytics.percent', { percent: overview.participationRate })}
        note={t('analytics.last30')}
      />
    </dl>
  )
}
