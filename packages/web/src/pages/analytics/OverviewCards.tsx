import type {
  AnalyticsOverview,
  HardQuestion,
  RecentGameSummary,
  StudentSummary,
} from '@pathquest/core/contracts'
import { Card, EmptyState, StatCard } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { oneDecimal } from '../../formats'
import { analyticsMessages } from '../../messages/en/analytics'
import { LinePlot } from '../../plots/LinePlot'
import { ShareBar, toneOf } from '../../plots/ShareBar'

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

/** The class's accuracy, game by game. */
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

/** The questions that the class got wrong most in the last game. */
export function HardQuestionsCard({ questions }: { questions: readonly HardQuestion[] }) {
  const t = useMessages(analyticsMessages)
  return (
    <Card title={t('analytics.goOver')}>
      <p className="pq-muted">{t('analytics.goOverText')}</p>
      <ol className="analytics-hard">
        {questions.map(({ questionId, number, text, rightShare }) => (
          <li key={questionId}>
            <b>{t('analytics.number', { number })}</b>
            <span lang={t.contentLang}>{text}</span>
            <ShareBar share={rightShare} tone={toneOf(rightShare)} />
            <b>{t('analytics.percent', { percent: Math.round(100 * rightShare) })}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}

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
