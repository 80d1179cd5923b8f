import type { RecentGameSummary } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Badge, Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatMoment, oneDecimal } from '../../formats'
import { analyticsMessages } from '../../messages/en/analytics'
import { ShareBar, toneOf } from '../../plots/ShareBar'
import { ScrollTable } from '../../shell/ScrollTable'

export function RecentGamesCard({ games }: { games: readonly RecentGameSummary[] }) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  if (games.length === 0) {
    return (
      <Card title={t('analytics.recent')}>
        <EmptyState title={t('analytics.noGames')} />
      </Card>
    )
  }
  return (
    <Card title={t('analytics.recent')}>
      <ScrollTable className="analytics-table" label={t('analytics.recent')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('analytics.set')}</th>
              <th scope="col">{t('analytics.mode')}</th>
              <th scope="col">{t('analytics.players')}</th>
              <th scope="col">{t('analytics.average')}</th>
              <th scope="col">{t('analytics.completion')}</th>
              <th scope="col">{t('analytics.played')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.sessionId}>
                <th scope="row">
                  <Link
                    className="pq-link"
                    to={`/analytics/games/${game.sessionId}`}
                    lang={t.contentLang}
                  >
                    {game.questionSetTitle}
                  </Link>
                </th>
                <td>
                  <Badge>{modeName(game.gameMode, locale)}</Badge>
                </td>
                <td>{game.totalPlayers}</td>
                <td>{oneDecimal(game.averageScore, locale)}</td>
                <td className="analytics-completion">
                  <ShareBar
                    share={game.completionRate / 100}
                    tone={toneOf(game.completionRate / 100)}
                  />
                  {t('analytics.percent', { percent: game.completionRate })}
                </td>
                <td>{formatMoment(game.createdAt, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Card>
  )
}
