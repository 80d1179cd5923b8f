import type { DecideSetReview, SetReviewList } from '@pathquest/game-core/contracts'
import { SET_HIDE_REASON_MAX } from '@pathquest/game-core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { checkIcon, hideIcon, showIcon, trashIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge, Button, Dialog, TextField, useConfirm } from '@pathquest/sdk/ui'
import { useState } from 'react'
import { useDecideSetReview } from '../../api/set-reviews'
import { toasts } from '../../app/toasts'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { useErrorText } from '../../messages/use-error-text'
import { LookInside } from './LookInside'

type Decision = DecideSetReview extends infer One
  ? One extends unknown
    ? Omit<One, 'updatedAt'>
    : never
  : never

/** One set, what was said of it, and what an administrator can do. */
export function SetUnderReview({ set }: { set: SetReviewList['sets'][number] }) {
  const t = useMessages(setReviewMessages)
  const errorText = useErrorText()
  const deciding = useDecideSetReview(set.id)
  const [confirm, confirmElement] = useConfirm()
  const [open, setOpen] = useState<'look' | 'hide' | null>(null)
  const [reason, setReason] = useState('')
  const { title, author, review } = set
  const done = set.isPublic ? 'dismiss' : 'allow'
  // The promise, as the line may be gone before callbacks of `mutate` would be called.
  const decide = (decision: Decision) =>
    void deciding.mutateAsync({ ...decision, updatedAt: set.updatedAt } as DecideSetReview).then(
      () => {
        setOpen(null)
        const { decision: what } = decision
        toasts.success(t(`setReview.done_${what === 'allow' ? done : what}`))
      },
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  const remove = async () => {
    const isSure = await confirm({
      title: t('setReview.removeTitle'),
      text: t('setReview.removeText', { title }),
      confirmLabel: t('setReview.remove'),
      cancelLabel: t('setReview.cancel'),
      closeLabel: t('setReview.cancel'),
    })
    if (isSure) decide({ decision: 'remove' })
  }
  const isWaiting = !set.isPublic && !set.isOurs && review !== null && review !== 'approved'
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
      {review !== null && review !== 'approved' && (
        <p>
          <Badge variant={review === 'hidden' ? 'outline' : 'warning'}>
            {t(`setReview.state_${review}`)}
          </Badge>
        </p>
      )}
      {set.reviewReason !== null && <p>{t('setReview.hiddenWhy', { reason: set.reviewReason })}</p>}
      {set.reports.length > 0 && (
        <ul>
          {set.reports.map((report) => (
            <li key={`${report.createdAt}${report.reason}${report.note}`}>
              {t(`setReview.reason_${report.reason}`)}
              {report.note !== '' && <q>{report.note}</q>}
            </li>
          ))}
        </ul>
      )}
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
          aria-label={t(isWaiting ? 'setReview.approveNamed' : 'setReview.dismissNamed', { title })}
          onClick={() => decide({ decision: 'allow' })}
        >
          {t(isWaiting ? 'setReview.approve' : 'setReview.dismiss')}
        </Button>
        {!set.isOurs && review !== 'hidden' && (
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
            onClick={() => void remove()}
          >
            {t('setReview.remove')}
          </Button>
        )}
      </div>
      {open === 'look' && <LookInside set={set} onClose={() => setOpen(null)} />}
      {open === 'hide' && (
        <Dialog
          open
          size="sm"
          title={t('setReview.hideTitle')}
          closeLabel={t('setReview.cancel')}
          onClose={() => setOpen(null)}
          foot={
            <>
              <Button onClick={() => setOpen(null)}>{t('setReview.cancel')}</Button>
              <Button
                variant="danger"
                busy={deciding.isPending}
                disabled={reason.trim() === ''}
                onClick={() => decide({ decision: 'hide', reason })}
              >
                {t('setReview.hide')}
              </Button>
            </>
          }
        >
          <div className="pq-stack">
            <p>{t('setReview.hideText')}</p>
            <TextField
              label={t('setReview.hideReason')}
              value={reason}
              onChange={setReason}
              maxLength={SET_HIDE_REASON_MAX}
              autoComplete="off"
            />
          </div>
        </Dialog>
      )}
      {confirmElement}
    </li>
  )
}
