import type { StudentSummary } from '@pathquest/core/contracts'
import { Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { oneDecimal } from '../../formats'
import { analyticsMessages } from '../../messages/en/analytics'

export function TopPerformersCard({ students }: { students: readonly StudentSummary[] }) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  const accuracyOf = ({ accuracy }: StudentSummary) =>
    accuracy === null
      ? t('analytics.none')
      : t('analytics.percent', { percent: oneDecimal(accuracy, locale) })
  return (
    <Card title={t('analytics.top')}>
      {students.length === 0 ? (
        <EmptyState title={t('analytics.noStudents')} />
      ) : (
        <ol className="analytics-top">
          {students.map((student, i) => (
            <li key={student.id}>
              <span className="analytics-medal" data-rank={i + 1}>
                <span className="pq-hidden">{t('analytics.rank', { rank: i + 1 })}</span>
                <span aria-hidden="true">{i + 1}</span>
              </span>
              <span>
                <Link className="pq-link" to={`/students/${student.id}`}>
                  {student.displayName || t('analytics.formerName')}
                </Link>
                <span className="pq-muted">
                  {t('analytics.topNote', {
                    count: student.totalGames,
                    accuracy: accuracyOf(student),
                  })}
                </span>
              </span>
              <b>
                <span className="pq-hidden">{t('analytics.avgScore')} </span>
                {oneDecimal(student.averageScore, locale)}
              </b>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
