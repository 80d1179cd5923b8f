import type { GameReport } from '@pathquest/core/contracts'
import { ON_PAPER } from '@pathquest/core/rooms/game-choices'
import { buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { useGameReport } from '../../api/analytics'
import { paperCountsMessages } from '../../messages/en/paper-counts'
import { LoadFailed } from '../../shell/LoadFailed'
import { CountsForm } from './CountsForm'
import { formOfReport, questionsOfReport } from './counts-form'
import '../../question-sets/editor.css'
import './paper-counts.css'

/** /analytics/games/{sessionId}/counts: what was counted, to be corrected. */
export function CorrectCountsPage() {
  const t = useMessages(paperCountsMessages)
  const { sessionId = '' } = useParams()
  const query = useGameReport(sessionId)
  const { data, error } = query
  return (
    <div className="pq-page paper-counts">
      <Link to={`/analytics/games/${sessionId}`} {...buttonLook({ variant: 'ghost' })}>
        <Icon icon={chevronLeftIcon} />
        {t('counts.backToReport')}
      </Link>
      {data ? (
        <OfGame key={data.sessionId} report={data} />
      ) : error ? (
        <LoadFailed headingLevel={1} title={t('counts.failed')} query={query} />
      ) : (
        <Loading text={t('counts.loading')} />
      )}
    </div>
  )
}

function OfGame({ report }: { report: GameReport }) {
  const t = useMessages(paperCountsMessages)
  if (report.gameMode !== ON_PAPER) {
    return <EmptyState headingLevel={1} title={t('counts.played')} text={t('counts.playedHint')} />
  }
  return (
    <>
      <header>
        <h1>{t('counts.correctTitle')}</h1>
        <p className="pq-muted" lang={t.contentLang}>
          {report.questionSetTitle}
        </p>
      </header>
      <CountsForm
        draftKey={`paper-game:${report.sessionId}`}
        initial={formOfReport(report)}
        questions={questionsOfReport(report)}
        set={{ questionSetId: report.questionSetId ?? '', updatedAt: 0 }}
        saveLabel={t('counts.correct')}
      />
    </>
  )
}
