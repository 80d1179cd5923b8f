import type { DecideSetReview, SetReviewList } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button } from '@pathquest/ui'
import { checkIcon, hideIcon, showIcon } from '@pathquest/ui/art/icons'
import { trashIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useDecideSetReview, useReviewedSet } from '../../api/admin'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { useErrorText } from '../../messages/use-error-text'
import { PreviewedQuestions } from '../../question-sets/SetPreview'
import { LookInside } from '../../shell/LookInside'
import { toasts } from '../../shell/Toasts'
import { ReasonDialog } from './ReasonDialog'
import '../../question-sets/sets.css'

type Reviewed = SetReviewList['sets'][number]
type Decision = DecideSetReview['decision']

interface SetUnderReviewProps {
  set: Reviewed
  /** Called before its row may disappear. */
  onDecided: () => void
}

/** One set, its reports, and the administrator's actions. */
export function SetUnderReview({ set, onDecided }: SetUnderReviewProps) {
  const t = useMessages(setReviewMessages)
  const errorText = useErrorText()
  const deciding = useDecideSetReview(set.id)
  const [open, setOpen] = useState<'look' | 'hide' | 'remove' | null>(null)
  const { title, author, review, updatedAt } = set
  const close = () => setOpen(null)
  const wants = review === 'waiting' || review === 'asked'
  const becomesPublic = !set.isPublic && !set.isOurs && (wants || review === 'hidden')
  // The promise, since the row may be unmounted before callbacks of `mutate` would run.
  const decide = (decision: Decision, reason = '') =>
    void deciding
      .mutateAsync(decision === 'allow' ? { decision, updatedAt } : { decision, reason, updatedAt })
      .then(
        () => {
          close()
          const done = decision === 'allow' && !becomesPublic ? 'dismiss' : decision
          toasts.success(t(`setReview.done_${done}`))
          onDecided()
        },
        (failure) => toasts.error(errorText(toApiError(failure))),
      )
  const allow = becomesPublic ? 'approve' : 'dismiss'
  return (
    <li>
      <h3 lang={t.contentLang}>{title}</h3>
      {set.description && <p lang={t.contentLang}>{set.description}</p>}
      <p className="pq-muted">
        {set.isOurs
          ? t('setReview.byUs')
          : author === null
            ? t('setReview.byNobody')
            : t('setReview.by', { author })}
      </p>
      <SetReports set={set} />
      <div className="admin-reports-actions">
        <Button
          size="sm"
          icon={showIcon}
          aria-label={t('setReview.lookNamed', { title })}
          onClick={() => setOpen('look')}
        >
          {t('setReview.look')}
        </Button>
        <Button
          size="sm"
          icon={checkIcon}
          busy={deciding.isPending}
          aria-label={t(`setReview.${allow}Named`, { title })}
          onClick={() => decide('allow')}
        >
          {t(`setReview.${allow}`)}
        </Button>
        {!set.isOurs && (set.isPublic || wants) && (
          <Button
            size="sm"
            icon={hideIcon}
            busy={deciding.isPending}
            aria-label={t('setReview.hideNamed', { title })}
            onClick={() => setOpen('hide')}
          >
            {t('setReview.hide')}
          </Button>
        )}
        {!set.isOurs && (
          <Button
            size="sm"
            variant="ghost"
            icon={trashIcon}
            busy={deciding.isPending}
            aria-label={t('setReview.removeNamed', { title })}
            onClick={() => setOpen('remove')}
          >
            {t('setReview.remove')}
          </Button>
        )}
      </div>
      {open === 'look' && <Look set={set} onClose={close} />}
      {(open === 'hide' || open === 'remove') && (
        <ReasonDialog
          decision={open}
          title={title}
          isBusy={deciding.isPending}
          onDecide={(reason) => decide(open, reason)}
          onClose={close}
        />
      )}
    </li>
  )
}

/** Its review state, and its reports. */
function SetReports({ set }: { set: Reviewed }) {
  const t = useMessages(setReviewMessages)
  const { review, reviewReason: reason, reports, hurtfulQuestions, isPublic } = set
  const isStanding = review !== null && review !== 'approved'
  return (
    <>
      {isStanding && (
        <p>
          <Badge variant={review === 'hidden' ? 'outline' : 'warning'}>
            {t(`setReview.state_${review}`)}
          </Badge>
        </p>
      )}
      {!isStanding && !isPublic && <p>{t('setReview.private')}</p>}
      {reason !== null && <p>{t('setReview.hiddenWhy', { reason })}</p>}
      {reports.length > 0 && (
        <ul className="admin-reports-said">
          {reports.map((report) => (
            <li key={`${report.createdAt}${report.reason}${report.note}`}>
              {t(`setReview.reason_${report.reason}`)}
              {report.note !== '' && <q>{report.note}</q>}
            </li>
          ))}
        </ul>
      )}
      {hurtfulQuestions.length > 0 && (
        <div>
          <p>{t('setReview.hurtful')}</p>
          <ul className="admin-reports-said">
            {hurtfulQuestions.map(({ id, questionText: question, count }) => (
              <li key={id}>{t('setReview.hurtfulQuestion', { question, count })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Every question with its answers and explanations: offensive text may be anywhere. */
function Look({ set, onClose }: { set: Reviewed; onClose: () => void }) {
  const t = useMessages(setReviewMessages)
  return (
    <LookInside
      title={set.title}
      query={useReviewedSet(set.id)}
      failed={t('setReview.lookFailed')}
      onClose={onClose}
    >
      {({ questions }) => <PreviewedQuestions questions={questions} hasAnswers />}
    </LookInside>
  )
}
