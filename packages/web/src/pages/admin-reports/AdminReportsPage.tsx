import type { CloseReports, OwnerlessReportList } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, EmptyState, Loading } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useCloseOwnerlessReports, useOwnerlessReports } from '../../api/admin'
import { formatMoment } from '../../formats'
import { adminReportsMessages } from '../../messages/en/admin-reports'
import { useErrorText } from '../../messages/use-error-text'
import { ReportReasons } from '../../question-sets/ReportSet'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { toasts } from '../../shell/Toasts'
import { QuestionsToMend } from './QuestionsToMend'
import { SetReviews } from './SetReviews'
import './admin-reports.css'

/** /admin/reports: administrators handle reports of questions without an owner. */
export function AdminReportsPage() {
  const t = useMessages(adminReportsMessages)
  const { data, error, refetch, isFetching } = useOwnerlessReports()
  // The pressed button disappears with its row: this keeps the keyboard focus here.
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="pq-page admin-reports">
      <header className="pq-page-head">
        <h1>{t('adminReports.title')}</h1>
        <p className="pq-muted">{t('adminReports.intro')}</p>
      </header>
      <SetReviews />
      <h2 ref={heading} tabIndex={-1}>
        {t('adminReports.questions')}
      </h2>
      <p className="pq-muted">{t('adminReports.questionsIntro')}</p>
      {!data && !error && <Loading text={t('adminReports.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={3}
          title={t('adminReports.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.reports.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('adminReports.none')}
          text={t('adminReports.noneText')}
        />
      )}
      {data && data.reports.length > 0 && (
        <Card>
          <ul className="admin-reports-list">
            {data.reports.map((report) => (
              <Reported
                key={report.questionId}
                report={report}
                onDecided={() => requestAnimationFrame(() => heading.current?.focus())}
              />
            ))}
          </ul>
        </Card>
      )}
      <QuestionsToMend />
    </div>
  )
}

interface ReportedProps {
  report: OwnerlessReportList['reports'][number]
  onDecided: () => void
}

function Reported({ report, onDecided }: ReportedProps) {
  const t = useMessages(adminReportsMessages)
  const { locale } = useLanguage()
  const { user } = useSession()
  const errorText = useErrorText()
  const closing = useCloseOwnerlessReports()
  const { questionId, questionText: question, questionSetId, questionSetTitle: title } = report
  // The promise, since the row is unmounted before callbacks of `mutate` would run.
  const close = ({ outcome }: CloseReports) =>
    void closing.mutateAsync({ questionId, outcome }).then(
      () => {
        toasts.success(t(`adminReports.closed_${outcome}`))
        onDecided()
      },
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  return (
    <li>
      <h3 lang={t.contentLang}>{question}</h3>
      <p className="pq-muted" lang={t.contentLang}>
        {/* Only teachers can open a set. */}
        {user?.userType === 'teacher' ? (
          <Link className="pq-link" to={`/question-sets/${questionSetId}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <ReportReasons reasons={report.reasons} />
      <p className="pq-muted">
        {t('adminReports.count', { count: report.count })}
        {' · '}
        {t('adminReports.since', { date: formatMoment(report.firstAt, locale) })}
      </p>
      <div className="admin-reports-actions">
        <Button
          size="sm"
          icon={checkIcon}
          busy={closing.isPending}
          aria-label={t('adminReports.mendedNamed', { question })}
          onClick={() => close({ outcome: 'mended' })}
        >
          {t('adminReports.mended')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={closing.isPending}
          aria-label={t('adminReports.dismissNamed', { question })}
          onClick={() => close({ outcome: 'dismissed' })}
        >
          {t('adminReports.dismiss')}
        </Button>
      </div>
    </li>
  )
}
