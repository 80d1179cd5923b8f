import type { RecentGameSummary } from '@pathquest/core/contracts'
import { Card } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { analyticsMessages } from '../../messages/en/analytics'
import { LinePlot } from '../../plots/LinePlot'

/** Right answers of the class, game by game. */
export function AccuracyCard({ games }: { games: readonly RecentGameSummary[] }) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const points = games
    .map(({ createdAt, accuracy }) => ({ label: day.format(createdAt), percent: accuracy }))
    .reverse()
  return (
    <Card title={t('analytics.accuracyTitle', { count: games.length })}>
      <LinePlot
        label={t('analytics.accuracyLabel')}
        points={points}
        columns={[t('analytics.played'), t('analytics.accuracy')]}
        tableLabel={t('analytics.numbers')}
        show={(percent) => t('analytics.percent', { percent })}
        none={t('analytics.noAnswers')}
      />
    </Card>
  )
}
