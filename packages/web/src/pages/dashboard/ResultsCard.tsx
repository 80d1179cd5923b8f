import type { HostedResult } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Card, EmptyState, WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatDay, oneDecimal } from '../../formats'
import { dashboardMessages } from '../../messages/en/dashboard'
import './dashboard-rows.css'

interface ResultsCardProps {
  results: readonly HostedResult[]
}

/** Results of a teacher's finished class games; each links to its report. */
export function ResultsCard({ results }: ResultsCardProps) {
  const t = useMessages(dashboardMessages)
  return (
    <Card
      title={t('dashboard.results')}
      aside={
        <Link to="/analytics" className="pq-link">
          {t('dashboard.allResults')}
        </Link>
      }
    >
      {results.length === 0 ? (
        <EmptyState title={t('dashboard.noResults')} text={t('dashboard.noResultsHint')} />
      ) : (
        <ul className="dashboard-rows">
          {results.map((result) => (
            <ResultLine key={result.sessionId} result={result} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ResultLine({ result }: { result: HostedResult }) {
  const t = useMessages(dashboardMessages)
  return (
    <li>
      <Link className="dashboard-row" to={`/analytics/games/${result.sessionId}`}>
        <span className="dashboard-row-main">
          <b className="dashboard-row-title" lang={t.contentLang}>
            <WholeWords>{result.title}</WholeWords>
          </b>
          <span className="dashboard-row-note">
            {formatDay(result.endedAt, t.locale)}
            {' · '}
            {modeName(result.gameMode, t.locale)}
            {' · '}
            {t('dashboard.players', { count: result.playerCount })}
          </span>
        </span>
        {result.classAverage !== null && (
          <span className="dashboard-average">
            <b>{oneDecimal(result.classAverage, t.locale)}</b>
            <span className="dashboard-row-note">{t('dashboard.classAverage')}</span>
            <span className="dashboard-row-note">{t('dashboard.outOf')}</span>
          </span>
        )}
        <Icon icon={chevronRightIcon} />
      </Link>
    </li>
  )
}
