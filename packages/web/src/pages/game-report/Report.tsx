import type { GameReport } from '@pathquest/core/contracts'
import { ON_PAPER } from '@pathquest/core/rooms/game-choices'
import { modeName } from '@pathquest/modes/texts'
import { Button, buttonLook, Card, Loading, StatCard } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useGameReport } from '../../api/analytics'
import { formatMoment, oneDecimal } from '../../formats'
import { analyticsMessages } from '../../messages/en/analytics'
import { planMessages } from '../../messages/en/plan'
import { LoadFailed } from '../../shell/LoadFailed'
import { AddGuests } from './AddGuests'
import { ClassOfGame } from './ClassOfGame'
import { PlayersTable } from './PlayersTable'
import { PlayHardest } from './PlayHardest'
import { QuestionItem } from './QuestionItem'
import { ReportFiles, type ReportProps } from './ReportFiles'
import './game-report.css'

/** The report of how a class answered. */
export function Report({ sessionId, isInCourse = false }: ReportProps) {
  const t = useMessages(analyticsMessages)
  const { data, error, refetch, isFetching } = useGameReport(sessionId)
  if (data) return <Loaded report={data} isInCourse={isInCourse} />
  if (!error) return <Loading text={t('report.loading')} />
  return (
    <LoadFailed
      headingLevel={1}
      title={t('report.loadFailed')}
      query={{ error, isFetching, refetch }}
    />
  )
}

function Loaded({ report, isInCourse }: { report: GameReport; isInCourse: boolean }) {
  const t = useMessages(analyticsMessages)
  const plan = useMessages(planMessages)
  const { locale } = useLanguage()
  const isOnPaper = report.gameMode === ON_PAPER
  const guests = report.players.filter(({ isGuest }) => isGuest).length
  const guestNames = report.players
    .filter(({ isGuest, displayName }) => isGuest && displayName !== '')
    .map(({ displayName }) => displayName)
  return (
    <>
      <header className="game-report-head">
        <div>
          <h1 lang={t.contentLang}>{report.questionSetTitle}</h1>
          <p className="pq-muted">
            {modeName(report.gameMode, locale)}
            {' · '}
            {formatMoment(report.endedAt, locale)}
          </p>
          {report.mindset && (
            <p className="pq-muted">
              {t('report.practiced', {
                what: plan(`plan.${report.mindset}`),
                number: report.mindset,
              })}
            </p>
          )}
          {report.ofClass && (
            <ClassOfGame
              of={report.ofClass}
              isInCourse={isInCourse}
              isCounted={report.byCounts !== undefined}
            />
          )}
        </div>
        <div className="game-report-actions">
          {!isInCourse && <PlayHardest report={report} />}
          {isOnPaper && !isInCourse && (
            <Link to={`/analytics/games/${report.sessionId}/counts`} {...buttonLook()}>
              {t('report.correctCounts')}
            </Link>
          )}
          <ReportFiles sessionId={report.sessionId} isInCourse={isInCourse} />
          <Button onClick={() => window.print()}>{t('report.print')}</Button>
        </div>
      </header>
      <dl className="pq-stat-grid game-report-stats">
        <StatCard
          label={t(
            isOnPaper ? 'report.papers' : report.byCounts ? 'report.inClass' : 'report.players',
          )}
          value={formatNumber(locale, report.byCounts?.students ?? report.players.length)}
          note={guests > 0 && t('analytics.guestsOf', { count: guests })}
        />
        {!report.byCounts && (
          <StatCard
            label={t('report.averageScore')}
            value={oneDecimal(report.averageScore, locale)}
            note={t('analytics.perPlayer')}
          />
        )}
        {report.classAverage !== null && (
          <StatCard
            label={t('analytics.classAverage')}
            value={oneDecimal(report.classAverage, locale)}
            note={t('analytics.outOf')}
          />
        )}
      </dl>
      <p className="pq-muted">
        {t(
          isOnPaper
            ? 'report.onPaper'
            : report.byCounts
              ? 'report.byCounts'
              : 'analytics.definitions',
        )}
      </p>
      <Card title={t('report.hardest')}>
        <ol className="game-report-questions">
          {report.questions.map((one) => (
            <QuestionItem key={one.question.id} report={report} asked={one} />
          ))}
        </ol>
      </Card>
      {!report.byCounts && (
        <Card title={t('report.students')}>
          <PlayersTable report={report} isInCourse={isInCourse} />
          {!isInCourse && guestNames.length > 0 && (
            <AddGuests ofClass={report.ofClass} names={guestNames} />
          )}
        </Card>
      )}
    </>
  )
}
