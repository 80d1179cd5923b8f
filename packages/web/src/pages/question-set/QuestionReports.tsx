import type { CloseReports, QuestionReportList } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, flagIcon } from '@pathquest/ui/art/icons'
import { editIcon } from '@pathquest/ui/art/page-icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useCloseReports } from '../../api/question-reports'
import { formatMoment } from '../../formats'
import { setEditorMessages } from '../../messages/en/set-editor'
import { useErrorText } from '../../messages/use-error-text'
import { ReportReasons } from '../../question-sets/ReportSet'
import { toasts } from '../../shell/Toasts'

type Report = QuestionReportList['reports'][number]

interface QuestionReportsProps {
  setId: string
  /** undefined: no reports. */
  report: Report | undefined
  onEdit: () => void
}

/** Reports of one question by players and hosts, and the writer's actions. */
export function QuestionReports({ report, ...rest }: QuestionReportsProps) {
  return report ? <OpenReports report={report} {...rest} /> : null
}

function OpenReports({ setId, report, onEdit }: QuestionReportsProps & { report: Report }) {
  const t = useMessages(setEditorMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const frame = useRef<HTMLElement>(null)
  const closing = useCloseReports(setId, report.questionId)
  const close = ({ outcome }: CloseReports) => {
    if (closing.isPending) return
    // The buttons disappear with the reports: the keyboard focus stays at this question.
    const next = frame.current
      ?.closest('.question-item')
      ?.querySelector<HTMLElement>('.question-actions button')
    closing.mutate(
      { outcome },
      {
        onSuccess: () => {
          toasts.success(t(`setEditor.reports_${outcome}`))
          next?.focus()
        },
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  }
  const isBusy = (outcome: CloseReports['outcome']) =>
    closing.isPending && closing.variables.outcome === outcome
  return (
    <section ref={frame} className="question-reports">
      <h3>
        <Icon icon={flagIcon} />
        {t('setEditor.reports', { count: report.count })}
      </h3>
      <ReportReasons reasons={report.reasons} />
      <p className="pq-muted">
        {t('setEditor.reportedSince', { date: formatMoment(report.firstAt, locale) })}{' '}
        {report.gameId === null ? (
          t('setEditor.reportedElsewhere')
        ) : (
          <Link className="pq-link" to={`/analytics/games/${report.gameId}`}>
            {t('setEditor.reportedGame')}
          </Link>
        )}
      </p>
      <div className="question-reports-actions">
        <Button size="sm" icon={editIcon} onClick={onEdit}>
          {t('setEditor.reportsEdit')}
        </Button>
        <Button
          size="sm"
          icon={checkIcon}
          busy={isBusy('mended')}
          onClick={() => close({ outcome: 'mended' })}
        >
          {t('setEditor.mended')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={isBusy('dismissed')}
          onClick={() => close({ outcome: 'dismissed' })}
        >
          {t('setEditor.dismiss')}
        </Button>
      </div>
    </section>
  )
}
